/**
 * Confirms carts, each once, by a number of clients at once; a process of its own, so that it does
 * not take time from what it measures. Reads the options as JSON, writes the result as JSON.
 */
import { randomUUID } from 'node:crypto';
import { serveOptions } from '../own-process.ts';
import { shopClient } from './shop-client.ts';

export interface ConfirmOptions {
  origin: string;
  tokens: string[];
  /** What each cart costs, in euros. */
  amounts: number[];
  clients: number;
}

export interface ConfirmResult {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  /** The first answers that are no order. */
  failures: string[];
}

async function confirmAll(options: ConfirmOptions): Promise<ConfirmResult> {
  const { origin, tokens, amounts, clients } = options;
  const client = shopClient(origin, clients);
  const failures: string[] = [];
  let next = 0;
  const started = performance.now();
  const confirm = async () => {
    for (let i = next++; i < tokens.length; i = next++) {
      const body = {
        ...{ idempotencyKey: randomUUID(), amountToPay: amounts[i], acceptsTerms: true },
      };
      const answer = await client.ask('confirm', 'POST', '/api/aspos/cart/confirm', {
        body,
        token: tokens[i]!,
      });
      if (!(answer.Data as { OrderId?: number } | undefined)?.OrderId)
        failures.push(JSON.stringify(answer).slice(0, 300));
    }
  };
  await Promise.all(Array.from({ length: clients }, confirm));
  const seconds = (performance.now() - started) / 1000;
  client.close();
  const { p50Ms, p95Ms, count } = client.times()['confirm']!;
  return { perSecond: (count - failures.length) / seconds, p50Ms, p95Ms, failures };
}

await serveOptions(confirmAll);
