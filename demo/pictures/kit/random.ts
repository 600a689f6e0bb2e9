import { mulberry32 } from '../../../backend/platform/mulberry32.ts';

/** A deterministic source of numbers: the same seed always draws the same picture. */
export interface Random {
  /** Between 0 and 1. */
  (): number;
  range(from: number, to: number): number;
  int(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
}

/** Seeded by a number or by a text's FNV-1a hash. */
export function random(seed: number | string): Random {
  const next = mulberry32(typeof seed === 'number' ? seed : hash(seed));
  return Object.assign(next, {
    range: (from: number, to: number) => from + (to - from) * next(),
    int: (from: number, to: number) => from + Math.floor((to - from + 1) * next()),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
  });
}

/** 32-bit FNV-1a of a text. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
