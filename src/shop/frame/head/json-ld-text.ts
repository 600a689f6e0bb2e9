import { printableWebAddress } from '../../../domain/frame/editor-address.ts';

/** Data as text that is safe inside a script element: no `<` can close it. */
export function jsonText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Properties of schema.org that hold addresses. */
const ADDRESSES = new Set(['@id', 'url', 'sameAs', 'image', 'logo', 'item', 'urlTemplate']);

/**
 * Structured data, as `jsonText`. Addresses that are no web addresses are left out, whatever the
 * snapshot holds.
 */
export function jsonLdText(data: object): string {
  return jsonText(withWebAddresses({ '@context': 'https://schema.org', ...data }) as object);
}

function withWebAddresses(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return ADDRESSES.has(key) ? printableWebAddress(value) : value;
  }
  if (Array.isArray(value)) {
    return value.map((item) => withWebAddresses(item, key)).filter((item) => item !== undefined);
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withWebAddresses(inner, name)]),
  );
}
