import { expect, it } from 'vitest';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const gaps = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();

it('has the same texts with the same placeholders in both languages', () => {
  const english: Record<string, string> = en;
  expect(Object.keys(en)).toEqual(Object.keys(nl));
  for (const [key, text] of Object.entries(nl)) {
    expect([key, gaps(english[key])]).toEqual([key, gaps(text)]);
  }
});
