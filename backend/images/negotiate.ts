import type { Format } from './encode.ts';

const TYPES: readonly [string, Format][] = [
  ['image/avif', 'avif'],
  ['image/webp', 'webp'],
];

/** The best format that an Accept header names; JPEG is what everything reads. */
export function formatFor(accept: string | undefined): Format {
  const named = new Set(
    (accept ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return TYPES.find(([type]) => named.has(type))?.[1] ?? 'jpeg';
}
