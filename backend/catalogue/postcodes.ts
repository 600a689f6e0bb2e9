import { POSTCODE_ANCHORS } from './postcode-anchors.ts';

export interface PostcodePlace {
  lat: number;
  lng: number;
  place: string;
}

interface Anchor extends PostcodePlace {
  from: number;
}

const ANCHORS: Anchor[] = POSTCODE_ANCHORS.trim()
  .split(/[|\n]/)
  .map((row) => {
    const match = /^(\d{4}) (.+) ([\d.]+) ([\d.]+)$/.exec(row);
    if (!match) throw new Error(`Unreadable postcode anchor: ${row}`);
    return {
      from: Number(match[1]),
      place: match[2]!,
      lat: Number(match[3]),
      lng: Number(match[4]),
    };
  });

/** All areas of the table with their main town, in the order of their postcodes. */
export const postcodeAreas = (): readonly PostcodePlace[] => ANCHORS;

/**
 * Where a Dutch postcode lies, or null where it is none. Takes `1234AB`, `1234 ab` and `1234`;
 * only the four digits count. Our own table of 723 areas, mostly ten codes wide, each
 * with its main town: usually right to 2-4 km and at worst some 12 km, which is what "stores near
 * you" needs. It is no register: it also answers for codes that are not given out.
 */
export function coordinatesOf(postcode: string): PostcodePlace | null {
  const match = /^\s*([1-9]\d{3})\s?([a-z]{2})?\s*$/i.exec(postcode);
  if (!match || /^(sa|sd|ss)$/i.test(match[2] ?? '')) return null;
  const code = Number(match[1]);
  let low = 0;
  let high = ANCHORS.length - 1;
  if (code < ANCHORS[0]!.from) return null;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (ANCHORS[middle]!.from <= code) low = middle;
    else high = middle - 1;
  }
  const { lat, lng, place } = ANCHORS[low]!;
  return { lat, lng, place };
}
