import { cleanText } from '../shared/pasted-text.ts';

/** A Dutch house number, split into its two fields (spec 1 §3). */
export interface HouseNumber {
  /** `546` */
  houseNumber: string;
  /** `K 1`; empty without one. */
  houseNumberExtension: string;
}

const MAX_EXTENSION_LENGTH = 12;
const PATTERN = /^([1-9]\d{0,4})(?:$|\s*[-/]\s*(?=.)|\s+|(?=[A-Za-z]))(.*)$/;
const EXTENSION = /^[A-Za-z0-9](?:[A-Za-z0-9 /.-]*[A-Za-z0-9])?$/;

/** Parses `546 K 1`, `12a`, `12-3`, `8 bis`; null if it is not a Dutch house number. */
export function parseHouseNumber(text: string): HouseNumber | null {
  const [, houseNumber, rest = ''] = PATTERN.exec(cleanText(text)) ?? [];
  if (!houseNumber) return null;
  return isHouseNumberExtension(rest) ? { houseNumber, houseNumberExtension: rest } : null;
}

/** Returns whether the text is a valid house number extension; the empty text is. */
export const isHouseNumberExtension = (text: string): boolean =>
  text === '' || (text.length <= MAX_EXTENSION_LENGTH && EXTENSION.test(text));

/** Formats a house number so that `parseHouseNumber` can parse it: `546 K 1`, `12a`. */
export function formatHouseNumber({ houseNumber, houseNumberExtension }: HouseNumber): string {
  const isLetter = /^[A-Za-z]$/.test(houseNumberExtension);
  return isLetter
    ? houseNumber + houseNumberExtension
    : `${houseNumber} ${houseNumberExtension}`.trim();
}

/** Returns whether two extensions differ in spelling only: `K 1`, `k1`, `K-1`. */
export function isSameExtension(a: string, b: string): boolean {
  const plain = (text: string) => text.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  return plain(a) === plain(b);
}
