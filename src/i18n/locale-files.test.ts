import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = new URL('../', import.meta.url).pathname;
const LOCALES = new URL('../../public/locales/', import.meta.url).pathname;
const NAMESPACES = readdirSync(join(LOCALES, 'nl')).map((file) => file.replace('.json', ''));

type Texts = { [key: string]: string | Texts };

const texts = (locale: string, namespace: string): Texts =>
  JSON.parse(readFileSync(join(LOCALES, locale, `${namespace}.json`), 'utf8')) as Texts;

/** `cart.title` → text, whatever the depth. */
function flat(tree: Texts, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flat(value, `${prefix}${key}.`)),
    ),
  );
}

const placeholders = (text: string) => [...text.matchAll(/{(\w+)}/g)].map(([, name]) => name);

/** Keys that the code asks for by name; a key with `${…}` in it stands as a pattern. */
function usedKeys(): string[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:astro|tsx?)$/.test(file) && !file.includes('.test.'),
  );
  const pattern = new RegExp(`['"\`]((?:${NAMESPACES.join('|')}):[a-z][^'"\`]+)['"\`]`, 'g');
  return files.flatMap((file) => {
    const code = readFileSync(join(SRC, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
    return [...code.matchAll(pattern)].map(([, key = '']) => key);
  });
}

test.each(NAMESPACES)('%s: both languages have the same keys and placeholders', (namespace) => {
  const nl = flat(texts('nl', namespace));
  const en = flat(texts('en', namespace));
  expect(Object.keys(en).sort()).toEqual(Object.keys(nl).sort());
  for (const [key, text] of Object.entries(nl)) {
    expect(placeholders(en[key] ?? '').sort(), key).toEqual(placeholders(text).sort());
  }
});

test.each(NAMESPACES)('%s: no text is empty', (namespace) => {
  for (const locale of ['nl', 'en']) {
    for (const [key, text] of Object.entries(flat(texts(locale, namespace)))) {
      expect(text.trim(), `${locale} ${namespace}:${key}`).not.toBe('');
    }
  }
});

test('every key that the code asks for exists', () => {
  const known = NAMESPACES.flatMap((namespace) =>
    Object.keys(flat(texts('nl', namespace))).map((key) => `${namespace}:${key}`),
  );
  const missing = usedKeys().filter((key) => {
    // A part that is filled in while running may be anything within one step of the path.
    const pattern = key
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^.]+');
    const asked = new RegExp(`^${pattern}(?:_\\w+)?$`);
    return !known.some((candidate) => asked.test(candidate));
  });
  expect([...new Set(missing)]).toEqual([]);
});
