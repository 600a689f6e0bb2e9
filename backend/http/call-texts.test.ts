import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { notFound, notYours, tooOften } from './answers.ts';
import { notOwnText, unknownText } from './call-texts.ts';
import { failed } from './failed.ts';

it.each([
  [notFound(unknownText('store', 9)), 'Er is geen vestiging 9.', 'There is no store 9.'],
  [notYours(notOwnText('order', 9)), 'Je hebt geen bestelling 9.', 'You have no order 9.'],
  [
    tooOften(3),
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
  app.onError((error, c) => failed(error, c, pino({ level: 'silent' })));
  app.get('/', () => {
    throw new Error('broken');
  });
  const answer = await app.request('/', { headers: { 'x-language': language } });
  expect(((await answer.json()) as { Message: string }).Message).toContain(text);
});
