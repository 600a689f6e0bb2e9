import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHARED_GROUPS } from '../../../src/domain/content/content.ts';
import { deskTexts, translateWord } from './texts.ts';
import contentEn from './texts/content-en.json' with { type: 'json' };
import contentNl from './texts/content-nl.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['desk', nl, en],
  ['content', contentNl, contentEn],
])('both languages say the same things about the %s, with the same gaps', (_, dutch, english) => {
  expect(Object.keys(english)).toEqual(Object.keys(dutch));
  for (const [key, text] of Object.entries(dutch)) {
    const other = english[key] ?? '';
    expect([key, placeholders(other)]).toEqual([key, placeholders(text)]);
    expect(other.trim()).not.toBe('');
  }
});

test.each(['nl', 'en', 'content-nl', 'content-en'])('no text of %s stands there twice', (name) => {
  const file = readFileSync(new URL(`texts/${name}.json`, import.meta.url), 'utf8');
  const keys = Array.from(file.matchAll(/^ {2}"([^"]+)":/gm), ([, key]) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('a text is filled, in the numbers of its language, and chosen by its count', () => {
  expect(deskTexts('nl')('signIn.wait', { count: 1 })).toContain('1 minuut ');
  expect(deskTexts('en')('signIn.wait', { count: 12_000 })).toContain('12,000 minutes,');
  expect(deskTexts('nl')('signIn.lead', { name: '<b>' })).toBe('Alleen voor de redactie van <b>.');
});

test('every kind of entity has a name for pins and changes', () => {
  for (const name of ['faq', 'config', 'list-options', ...SHARED_GROUPS]) {
    for (const locale of ['nl', 'en'] as const)
      expect(translateWord(locale, 'part', name)).not.toBe(name);
  }
});
