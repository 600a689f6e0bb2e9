import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
