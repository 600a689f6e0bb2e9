import { Hono } from 'hono';
import { Counter, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { addGauges, measureCallTimes, metricsRoute, metricsText } from './open-metrics.ts';

const fail = (error: unknown) => {
  throw error;
};

test('counters, gauges and histograms are written as Prometheus reads them', async () => {
  const registry = new Registry();
  const registers = [registry];
  const failures = new Counter({ name: 'failures_total', help: 'What failed.', registers });
  failures.inc();
  failures.inc();
  addGauges(registry, {
    jobs: ['By state.', async () => ({ 'a "quoted"\\ text\nwith lines': 1.5 })],
  });
  const times = new Histogram({
    ...{ name: 'seconds', help: 'Times.', labelNames: ['call'], buckets: [0.1, 1], registers },
  });
  for (const value of [0.05, 0.1, 0.5, 7]) times.observe({ call: 'stores' }, value);
  expect(await metricsText(registry, fail)).toBe(`# HELP failures_total What failed.
# TYPE failures_total counter
failures_total 2
# HELP jobs By state.
# TYPE jobs gauge
jobs{state="a \\"quoted\\"\\\\ text\\nwith lines"} 1.5
# HELP seconds Times.
# TYPE seconds histogram
seconds_bucket{le="0.1",call="stores"} 2
seconds_bucket{le="1",call="stores"} 3
seconds_bucket{le="+Inf",call="stores"} 4
seconds_sum{call="stores"} 7.65
seconds_count{call="stores"} 4
`);
});

test('a measurement that fails is left out and reported; the others are there', async () => {
  const registry = new Registry();
  addGauges(registry, {
    broken: ['Fails.', () => Promise.reject(new Error('no disk'))],
    whole: ['Works.', () => 3],
  });
  const told: unknown[] = [];
  const text = await metricsText(registry, (error) => told.push(error));
  expect(text).toBe('# HELP whole Works.\n# TYPE whole gauge\nwhole 3\n');
  expect(told).toEqual([new Error('no disk')]);
});

test('a call is measured under its name, another path under its area', async () => {
  const registry = new Registry();
  const app = new Hono().use(measureCallTimes(registry));
  app.get('/api/aspos/stores', (c) => {
    c.set('call', 'stores');
    return c.json({});
  });
  app.get('/redactie/log', (c) => c.text('', 500));
  for (const path of ['/api/aspos/stores', '/redactie/log', '/api/unknown', '/api/other'])
    await app.request(path);
  const text = await metricsText(registry, fail);
  expect(text.match(/(?<=^shop_call_duration_seconds_count).*/gm)).toEqual([
    '{call="stores",status="2xx"} 1',
    '{call="desk",status="5xx"} 1',
    '{call="other",status="4xx"} 2',
  ]);
});

test.each([
  ['secret', '203.0.113.9', { authorization: 'Bearer secret' }, 200],
  ['secret', '127.0.0.1', {}, 404],
  ['secret', '127.0.0.1', { authorization: 'Bearer other' }, 404],
  ['', '127.0.0.1', {}, 200],
  ['', '10.2.3.4', {}, 200],
  ['', '203.0.113.9', {}, 404],
  ['', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 404],
])('with the token "%s", %s with %j gets %i', async (token, remoteAddress, headers, status) => {
  const registry = new Registry();
  const app = new Hono().get('/metrics', metricsRoute(registry, token, fail));
  const peer = { incoming: { socket: { remoteAddress } } };
  const answer = await app.request('/metrics', { headers: headers as HeadersInit }, peer);
  expect(answer.status).toBe(status);
});
