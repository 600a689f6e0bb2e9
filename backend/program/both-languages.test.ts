/** What the calls say to a shopper exists in both languages, with the same gaps (spec 1 §4.5). */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const BACKEND = path.resolve(import.meta.dirname, '..');
const DECLARES_TEXTS = /^export const \w+_TEXTS\b/m;
const modules = globSync('**/*.ts', { cwd: BACKEND }).filter(
  (file) =>
    !file.endsWith('.test.ts') &&
    DECLARES_TEXTS.test(readFileSync(path.join(BACKEND, file), 'utf8')),
);

const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted();

/** Everything below `value` by its place; of a text its gaps, of a function what it takes. */
function shapeOf(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return [`${place} ${value === '' ? 'empty' : gaps(value)}`];
  if (typeof value === 'function') return [`${place} function of ${value.length}`];
  return Object.entries(Object(value)).flatMap(([key, one]) => shapeOf(one, `${place}.${key}`));
}

/** The pairs of `nl` and `en` below a value, by their place. */
function pairsOf(value: unknown, place: string): [string, unknown, unknown][] {
  if (value === null || typeof value !== 'object') return [];
  const { nl, en } = value as { nl?: unknown; en?: unknown };
  if (nl !== undefined || en !== undefined) return [[place, nl, en]];
  return Object.entries(value).flatMap(([key, one]) => pairsOf(one, `${place}.${key}`));
}

test('finds the modules of texts', () => {
  expect(modules.length).toBeGreaterThan(6);
});

test.each(modules)('%s says everything in both languages, with the same gaps', async (file) => {
  const exported = (await import(path.join(BACKEND, file))) as object;
  const texts = Object.entries(exported).filter(([name]) => name.endsWith('_TEXTS'));
  const pairs = pairsOf(Object.fromEntries(texts), '');
  expect(pairs.length).toBeGreaterThan(0);
  for (const [place, nl, en] of pairs) {
    expect(shapeOf(en).toSorted(), place).toEqual(shapeOf(nl).toSorted());
    expect(shapeOf(nl).filter((line) => line.endsWith('empty'))).toEqual([]);
  }
});
