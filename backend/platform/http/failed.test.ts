import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../db/health.ts';
import { failureResponse } from './mount.ts';

function open() {
  const app = new Hono();
  const log = pino({ level: 'silent' });
  app.onError((error, c) => failureResponse(error, c, log));
  app.use('/limited', bodyLimit({ maxSize: 1_000 }));
  app.post('/limited', (c) => c.text('ok'));
  app.get('/broken', () => {
    throw new Error('a secret');
  });
  app.get('/silent', () => {
    throw new DatabaseUnavailableError(new Error('down'));
  });
  return app;
}

it('answers 413 to a body that is larger than a route takes', async () => {
  const answer = await open().request('/limited', { method: 'POST', body: 'x'.repeat(3_000) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ Success: false });
  const small = await open().request('/limited', { method: 'POST', body: 'x' });
  expect(small.status).toBe(200);
});

it('answers 500 to anything unexpected, without its message', async () => {
  const answer = await open().request('/broken');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret');
});

it('answers 503 with the time to wait where the database does not answer', async () => {
  const answer = await open().request('/silent');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
});
