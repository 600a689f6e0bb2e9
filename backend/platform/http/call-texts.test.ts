import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { accessLog, proxyApi } from './proxy-api.ts';
import { notFound, notOwned, tooManyRequests, notOwnText, unknownText } from './answers.ts';
import { failureResponse } from './mount.ts';
import { requireOwnSite } from './context.ts';

it.each([
  [notFound(unknownText('store', 9)), 'Er is geen vestiging 9.', 'There is no store 9.'],
  [notOwned(notOwnText('order', 9)), 'Je hebt geen bestelling 9.', 'You have no order 9.'],
  [
    tooManyRequests(3),
    'Te veel aanvragen. Probeer het over 3 seconden opnieuw.',
    'Too many requests. Try again in 3 seconds.',
  ],
  [notFound('Chosen by the handler.'), 'Chosen by the handler.', 'Chosen by the handler.'],
])('%# says it in the language of the caller', (refusal, nl, en) => {
  expect([refusal.body('nl').Message, refusal.body('en').Message]).toEqual([nl, en]);
});

it.each([
  ['nl', 'Er ging bij ons iets mis.'],
  ['en', 'Something went wrong on our side.'],
])('a failed call tells it in the language %s', async (language, text) => {
  const app = new Hono();
  app.onError((error, c) => failureResponse(error, c, pino({ level: 'silent' })));
  app.get('/', () => {
    throw new Error('broken');
  });
  const answer = await app.request('/', { headers: { 'x-language': language } });
  expect(((await answer.json()) as { Message: string }).Message).toContain(text);
});

const silent = pino({ level: 'silent' });
const messageIn = async (app: Hono, path: string, language: string, init: RequestInit = {}) => {
  const headers = { 'x-language': language, ...init.headers };
  const answer = await app.request(path, { ...init, headers });
  return ((await answer.json()) as { Message: string }).Message;
};

it.each([
  ['nl', 'Dit moet van een pagina van de winkel zelf komen.'],
  ['en', 'This must come from a page of the shop itself.'],
])('a write of a different site is refused in the language %s', async (language, text) => {
  const app = new Hono().use(requireOwnSite('https://shop.example'));
  const init = { method: 'POST', headers: { origin: 'https://evil.example' } };
  expect(await messageIn(app, '/', language, init)).toBe(text);
});

it.each([
  ['nl', 'De API antwoordt niet.'],
  ['en', 'The API does not answer.'],
])('an API elsewhere that is down is told in the language %s', async (language, text) => {
  const nobody = 'http://127.0.0.1:1';
  const app = new Hono().use(accessLog(silent)).route('/', proxyApi(nobody, silent));
  expect(await messageIn(app, '/api/aspos/brands', language)).toBe(text);
});

it.each([
  ['nl', 'De aanvraag is geweigerd (status 418).'],
  ['en', 'The request was refused (status 418).'],
])('a refusal without words has some in the language %s', async (language, text) => {
  const app = new Hono();
  app.onError((error, c) => failureResponse(error, c, silent));
  app.get('/', () => {
    throw new HTTPException(418);
  });
  expect(await messageIn(app, '/', language)).toBe(text);
});
