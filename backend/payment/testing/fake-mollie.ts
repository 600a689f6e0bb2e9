/**
 * A server that behaves as Mollie's Payments API does, as far as the shop uses it. It refuses
 * requests outside Mollie's rules, and `close` rejects where there were any.
 */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { brokenRule, KNOWN_METHODS } from './mollie-rules.ts';

export type MollieStatus = 'open' | 'pending' | 'paid' | 'canceled' | 'expired' | 'failed';

interface Amount {
  currency: string;
  value: string;
}

export interface FakePayment {
  id: string;
  status: MollieStatus;
  amount: Amount;
  amountRefunded?: Amount;
  amountChargedBack?: Amount;
  description: string;
  redirectUrl: string;
  webhookUrl?: string;
  method?: string;
  locale?: string;
  metadata: unknown;
}

const KEY = 'Bearer test_abc';
const euros = (cents: number): Amount => ({ currency: 'EUR', value: (cents / 100).toFixed(2) });
const cents = ({ value }: Amount) => Math.round(Number(value) * 100);
const error = (status: number, detail: string) => ({ status, title: 'Error', detail });

export async function startFakeMollie() {
  const payments = new Map<string, FakePayment>();
  /** What was asked under each idempotency key, and what was answered. */
  const asked = new Map<string, string>();
  const answered = new Map<string, object>();
  const requests: string[] = [];
  /** Requests outside the rules, and what is wrong with each. */
  const refused: string[] = [];
  const faults: (() => Response | 'lost')[] = [];
  let isRevoked = false;
  let hold: { until: Promise<void>; reached(): void } | null = null;
  let held: Promise<void> | null = null;
  const refundBodies: unknown[] = [];
  const app = new Hono();
  const record = (payment: FakePayment) => ({
    resource: 'payment',
    ...payment,
    _links: {
      self: { href: `https://api.mollie.example/v2/payments/${payment.id}` },
      ...(payment.status === 'open' && {
        checkout: { href: `https://www.mollie.example/checkout/${payment.id}` },
      }),
    },
  });

  app.use(async (c, next) => {
    const call = `${c.req.method} ${c.req.path}`;
    requests.push(call);
    const sent = await c.req.raw.clone().text();
    const key = c.req.header('idempotency-key') ?? '';
    const wrong =
      (asked.get(key) ?? call + sent) === call + sent
        ? brokenRule(c.req.raw, sent)
        : 'The idempotency key is that of a different request.';
    if (wrong !== null) {
      refused.push(`${call}: ${wrong}`);
      return c.json(error(422, wrong), 422);
    }
    if (key) asked.set(key, call + sent);
    if (isRevoked || c.req.header('authorization') !== KEY)
      return c.json(error(401, 'Missing authentication, or failed to authenticate'), 401);
    const holding = hold;
    hold = null;
    holding?.reached();
    await holding?.until;
    const fault = faults.shift();
    const answer = fault?.();
    if (answer instanceof Response) return answer;
    await next();
    // The work is done, and its answer never arrives.
    if (answer === 'lost') c.res = new Response('gateway', { status: 502 });
  });
  app.post('/v2/payments', async (c) => {
    const body: Omit<FakePayment, 'id' | 'status'> = await c.req.json();
    const key = c.req.header('idempotency-key')!;
    const earlier = answered.get(key);
    if (earlier) return c.json(earlier, 201);
    const id = `tr_${randomBytes(5).toString('hex')}`;
    const payment: FakePayment = { ...body, id, status: 'open' };
    payments.set(id, payment);
    answered.set(key, record(payment));
    return c.json(record(payment), 201);
  });
  app.get('/v2/payments/:id', (c) => {
    const payment = payments.get(c.req.param('id'));
    if (!payment) return c.json(error(404, 'No payment exists with this id'), 404);
    return c.json(record(payment));
  });
  app.post('/v2/payments/:id/refunds', async (c) => {
    const payment = payments.get(c.req.param('id'));
    const body = await c.req.json<{ amount: Amount; description?: string }>();
    const { amount } = body;
    const key = c.req.header('idempotency-key')!;
    const earlier = answered.get(key);
    if (earlier) return c.json(earlier, 201);
    refundBodies.push(body);
    if (!payment || payment.status !== 'paid')
      return c.json(error(422, 'The payment cannot be refunded'), 422);
    const refunded = cents(payment.amountRefunded ?? { currency: 'EUR', value: '0.00' });
    const total = refunded + cents(amount);
    if (total > cents(payment.amount))
      return c.json(error(422, 'The amount is higher than the maximum'), 422);
    payment.amountRefunded = euros(total);
    const refund = { resource: 'refund', id: `re_${randomBytes(5).toString('hex')}`, amount };
    answered.set(key, refund);
    return c.json(refund, 201);
  });
  app.get('/v2/methods', (c) =>
    c.json({ _embedded: { methods: KNOWN_METHODS.map((id) => ({ resource: 'method', id })) } }),
  );

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    payments,
    requests,
    refused,
    /** What the shopper does at Mollie. */
    end(id: string, status: MollieStatus) {
      payments.get(id)!.status = status;
    },
    /** What the owner refunds in Mollie's own dashboard, in all. */
    refundOutside(id: string, amount: number) {
      payments.get(id)!.amountRefunded = euros(amount);
    },
    /** What the customer's bank took back, in all. */
    chargeBack(id: string, amount: number) {
      payments.get(id)!.amountChargedBack = euros(amount);
    },
    refundBodies,
    /** The next request is answered after this. */
    holdNext(until: Promise<void>) {
      held = new Promise((reached) => (hold = { until, reached }));
    },
    /** Once a request is held. */
    held: async () => held,
    revokeKey(revoked = true) {
      isRevoked = revoked;
    },
    /** The next request is answered with this instead, and does nothing. */
    answerNext: (body: unknown) => void faults.push(() => Response.json(body)),
    /** The next request is answered with this status, and does nothing. */
    failNext(status: number, times = 1) {
      for (let i = 0; i < times; i += 1)
        faults.push(() => Response.json(error(status, 'Out of order'), { status }));
    },
    /** The next request is worked on, and its answer is lost. */
    loseNextAnswer: () => void faults.push(() => 'lost'),
    /** Rejects where the shop sent what Mollie's rules do not allow. */
    async close() {
      await new Promise((resolve) => server.close(resolve));
      if (refused.length > 0) throw new Error(`Mollie's rules are broken: ${refused.join('; ')}`);
    },
  };
}
