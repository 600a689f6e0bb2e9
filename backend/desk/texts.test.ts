import { expect, test } from 'vitest';
import { deskTexts } from './texts.ts';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test('both languages say the same things, with the same gaps to fill', () => {
  expect(Object.keys(en)).toEqual(Object.keys(nl));
  for (const [key, text] of Object.entries(nl)) {
    const other = en[key as keyof typeof en];
    expect([key, placeholders(other)]).toEqual([key, placeholders(text)]);
    expect(other.trim()).not.toBe('');
  }
});

test('a text is filled, in the numbers of its language, and chosen by its count', () => {
  expect(deskTexts('nl')('signIn.wait', { count: 1 })).toContain('1 minuut ');
  expect(deskTexts('en')('signIn.wait', { count: 12_000 })).toContain('12,000 minutes,');
  expect(deskTexts('nl')('signIn.lead', { name: '<b>' })).toBe('Alleen voor de redactie van <b>.');
});
