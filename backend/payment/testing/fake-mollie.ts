/**
 * A server that behaves as Mollie's Payments API does, as far as the shop uses it. It refuses
 * requests that violate Mollie's rules; `close` then rejects.
 */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { ruleViolation, KNOWN_METHODS } from './mollie-rules.ts';

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

const AUTHORIZATION = 'Bearer test_abc';
const toAmount = (cents: number): Amount => ({ currency: 'EUR', value: (cents / 100).toFixed(2) });
const toCents = ({ value }: Amount) => Math.round(Number(value) * 100);
const errorBody = (status: number, detail: string) => ({ status, title: 'Error', detail });

export async function startFakeMollie() {
  const payments = new Map<string, FakePayment>();
  /** The request and the response of each idempotency key. */
  const requestsByKey = new Map<string, string>();
  const responsesByKey = new Map<string, object>();
  const requests: string[] = [];
  /** Requests that violate Mollie's rules, each with the violation. */
  const ruleViolations: string[] = [];
  const plannedFaults: (() => Response | 'lost')[] = [];
  let isKeyRevoked = false;
  let nextHold: { until: Promise<void>; reached(): void } | null = null;
  let reachedHold: Promise<void> | null = null;
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
    const bodyText = await c.req.raw.clone().text();
    const key = c.req.header('idempotency-key') ?? '';
    const violation =
      (requestsByKey.get(key) ?? call + bodyText) === call + bodyText
        ? ruleViolation(c.req.raw, bodyText)
        : 'The idempotency key is that of a different request.';
    if (violation !== null) {
      ruleViolations.push(`${call}: ${violation}`);
      return c.json(errorBody(422, violation), 422);
    }
    if (key) requestsByKey.set(key, call + bodyText);
    if (isKeyRevoked || c.req.header('authorization') !== AUTHORIZATION)
      return c.json(errorBody(401, 'Missing authentication, or failed to authenticate'), 401);
    const currentHold = nextHold;
    nextHold = null;
    currentHold?.reached();
    await currentHold?.until;
    const fault = plannedFaults.shift();
    const answer = fault?.();
    if (answer instanceof Response) return answer;
    await next();
    // The request was handled, but the shop does not get the response.
    if (answer === 'lost') c.res = new Response('gateway', { status: 502 });
  });
  app.post('/v2/payments', async (c) => {
    const body: Omit<FakePayment, 'id' | 'status'> = await c.req.json();
    const key = c.req.header('idempotency-key')!;
    const earlier = responsesByKey.get(key);
    if (earlier) return c.json(earlier, 201);
    const id = `tr_${randomBytes(5).toString('hex')}`;
    const payment: FakePayment = { ...body, id, status: 'open' };
    payments.set(id, payment);
    responsesByKey.set(key, record(payment));
    return c.json(record(payment), 201);
  });
  app.get('/v2/payments/:id', (c) => {
    const payment = payments.get(c.req.param('id'));
    if (!payment) return c.json(errorBody(404, 'No payment exists with this id'), 404);
    return c.json(record(payment));
  });
  app.post('/v2/payments/:id/refunds', async (c) => {
    const payment = payments.get(c.req.param('id'));
    const body = await c.req.json<{ amount: Amount; description?: string }>();
    const { amount } = body;
    const key = c.req.header('idempotency-key')!;
    const earlier = responsesByKey.get(key);
    if (earlier) return c.json(earlier, 201);
    refundBodies.push(body);
    if (!payment || payment.status !== 'paid')
      return c.json(errorBody(422, 'The payment cannot be refunded'), 422);
    const refunded = toCents(payment.amountRefunded ?? { currency: 'EUR', value: '0.00' });
    const total = refunded + toCents(amount);
    if (total > toCents(payment.amount))
      return c.json(errorBody(422, 'The amount is higher than the maximum'), 422);
    payment.amountRefunded = toAmount(total);
    const refund = { resource: 'refund', id: `re_${randomBytes(5).toString('hex')}`, amount };
    responsesByKey.set(key, refund);
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
    refused: ruleViolations,
    /** Ends a payment, as the shopper does at Mollie. */
    setStatus(id: string, status: MollieStatus) {
      payments.get(id)!.status = status;
    },
    /** Sets the total that the owner refunded in Mollie's own dashboard. */
    refundOutside(id: string, amount: number) {
      payments.get(id)!.amountRefunded = toAmount(amount);
    },
    /** Sets the total that the customer's bank took back. */
    chargeBack(id: string, amount: number) {
      payments.get(id)!.amountChargedBack = toAmount(amount);
    },
    refundBodies,
    /** Delays the response to the next request until the promise resolves. */
    holdNext(until: Promise<void>) {
      reachedHold = new Promise((reached) => (nextHold = { until, reached }));
    },
    /** Resolves when the delayed request has arrived. */
    waitUntilHeld: async () => reachedHold,
    revokeKey(revoked = true) {
      isKeyRevoked = revoked;
    },
    /** Responds to the next request with this body, without handling it. */
    replaceNextResponse: (body: unknown) => void plannedFaults.push(() => Response.json(body)),
    /** Responds to the next requests with this status, without handling them. */
    failNext(status: number, times = 1) {
      for (let i = 0; i < times; i += 1)
        plannedFaults.push(() => Response.json(errorBody(status, 'Out of order'), { status }));
    },
    /** Handles the next request, but loses the response. */
    loseNextResponse: () => void plannedFaults.push(() => 'lost'),
    /** Stops the server; rejects if any request violated Mollie's rules. */
    async close() {
      await new Promise((resolve) => server.close(resolve));
      if (ruleViolations.length > 0)
        throw new Error(`Mollie's rules are broken: ${ruleViolations.join('; ')}`);
    },
  };
}
