/**
 * Shoppers who buy for some time, one order after the other, each with the pauses of a quick
 * person. A process of its own: options and result are JSON, as in `confirm-load.ts`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { buy } from './buy.ts';
import { serveOptions } from '../own-process.ts';
import { type CallTimes, shopClient } from './shop-client.ts';

export interface ShoppersOptions {
  origin: string;
  /** One shopper each. */
  tokens: string[];
  products: number[];
  seconds: number;
}

export interface ShoppersResult {
  orders: number;
  failures: string[];
  times: Record<string, CallTimes>;
}

/** Between two steps of a shopper: one that knows what they want. */
const PAUSE_MS = { least: 500, most: 1_500 };

async function shop({ origin, tokens, products, seconds }: ShoppersOptions) {
  const client = shopClient(origin, tokens.length);
  const failures: string[] = [];
  let orders = 0;
  const end = performance.now() + seconds * 1000;
  const pause = () => wait(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least));
  await Promise.all(
    tokens.map(async (token, i) => {
      // They do not all start at the same moment.
      await wait(Math.random() * PAUSE_MS.most);
      for (let round = 0; performance.now() < end; round += 1) {
        const at = (i + round * tokens.length) * 2;
        const wanted = [at, at + 1].map((n) => products[n % products.length]!);
        await buy(client, token, wanted, pause).then(
          () => (orders += 1),
          (error: Error) => failures.push(error.message),
        );
      }
    }),
  );
  client.close();
  return { orders, failures, times: client.times() } satisfies ShoppersResult;
}

await serveOptions(shop);
