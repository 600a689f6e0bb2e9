import { mulberry32 } from '../../backend/platform/mulberry32.ts';

/** A source of pseudorandom numbers, which are the same for the same key. */
export interface RandomSource {
  /** At least 0 and less than 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Returns a copy in random order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Returns a 32-bit hash of the parts (FNV-1a with a final mix), the same on every machine. */
export function hash(...parts: (string | number)[]): number {
  let state = 0x811c9dc5;
  for (const part of parts) {
    const text = String(part);
    for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
    state = Math.imul(state ^ 0x2f, 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * Makes a source with a separate sequence for each key, so that additional draws from one do not
 * change another.
 */
export function randomOf(...key: (string | number)[]): RandomSource {
  const next = mulberry32(hash(...key));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[int(0, list.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
  };
}
