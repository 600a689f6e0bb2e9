import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const NOUNS =
  'merken|producten|artikelen|vestigingen|bouwmaterialen|brands|products|stores|building materials';
const COUNTED = new RegExp(`\\{(?:count|total)\\} (?:${NOUNS})\\b`);
/** The map groups two stores at least; a list has room for hundreds. */
const NEVER_ONE = ['mapView.group', 'quickForm.tooMany'];

function textsIn(values: object, path: string[] = []): [key: string, text: string][] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[[...path, name].join('.'), value] as [string, string]]
      : textsIn(value as object, [...path, name]),
  );
}

it.each(globSync('public/locales/*/*.json'))('%s has a form for one of what it counts', (file) => {
  const texts = textsIn(JSON.parse(readFileSync(file, 'utf8')) as object);
  const keys = new Set(texts.map(([key]) => key));
  const faults = texts.filter(([key, text]) => {
    if (!COUNTED.test(text) || NEVER_ONE.includes(key)) return false;
    const one = key
      .replace(/_other$/, '_one')
      .replace(/many$/, 'one')
      .replace(/Many$/, 'One');
    return one === key || !keys.has(one);
  });
  expect(faults.map(([key]) => `${basename(file)} ${key}`)).toEqual([]);
});
