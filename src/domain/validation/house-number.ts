import { cleanText } from '../shared/pasted-text.ts';

/** A Dutch house number in its two fields (spec 1 §3). */
export interface HouseNumber {
  /** `546` */
  houseNumber: string;
  /** `K 1`; empty without one. */
  houseNumberExtension: string;
}

const LONGEST_EXTENSION = 12;
const PATTERN = /^([1-9]\d{0,4})(?:$|\s*[-/]\s*(?=.)|\s+|(?=[A-Za-z]))(.*)$/;
const EXTENSION = /^[A-Za-z0-9](?:[A-Za-z0-9 /.-]*[A-Za-z0-9])?$/;

/** Reads `546 K 1`, `12a`, `12-3`, `8 bis`; null for text that is no Dutch house number. */
export function parseHouseNumber(text: string): HouseNumber | null {
  const [, houseNumber, rest = ''] = PATTERN.exec(cleanText(text)) ?? [];
  if (!houseNumber) return null;
  return isHouseNumberExtension(rest) ? { houseNumber, houseNumberExtension: rest } : null;
}

/** True for what may follow a house number, the empty text included. */
export const isHouseNumberExtension = (text: string): boolean =>
  text === '' || (text.length <= LONGEST_EXTENSION && EXTENSION.test(text));

/** `546 K 1`, `12a`: what `parseHouseNumber` reads back. */
export function formatHouseNumber({ houseNumber, houseNumberExtension }: HouseNumber): string {
  const isLetter = /^[A-Za-z]$/.test(houseNumberExtension);
  return isLetter
    ? houseNumber + houseNumberExtension
    : `${houseNumber} ${houseNumberExtension}`.trim();
}

/** True for two spellings of one extension: `K 1`, `k1`, `K-1`. */
export function isSameExtension(a: string, b: string): boolean {
  const plain = (text: string) => text.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  return plain(a) === plain(b);
}
