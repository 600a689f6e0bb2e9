/** Which of two values are one thing with another text. */
import { isDeepStrictEqual as same } from 'node:util';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isContainer = (value: unknown) => typeof value === 'object' && value !== null;

/** Which old item each new one is: the equal ones, then those with the same name. */
export function pairing(before: unknown[], after: unknown[]): [number, number][] {
  const free = new Set(before.keys());
  const pairs: [number, number][] = [];
  const take = (isSame: (a: unknown, b: unknown) => boolean) => {
    for (const [now, value] of after.entries()) {
      if (pairs.some(([, taken]) => taken === now)) continue;
      const old = [...free].find((at) => isSame(before[at], value));
      if (old === undefined) continue;
      free.delete(old);
      pairs.push([old, now]);
    }
  };
  take(same);
  take(similar);
  return pairs.sort(([, a], [, b]) => a - b);
}

const NAMES = ['id', 'name', 'code', 'to', 'key'] as const;

/** The same thing with another text: what it is called by is the same. */
export function similar(a: unknown, b: unknown): boolean {
  if (same(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return !isContainer(a) && !isContainer(b);
  const name = NAMES.find((field) => a[field] !== undefined);
  return name !== undefined && same(a[name], b[name]);
}
