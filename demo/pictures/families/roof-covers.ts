import { extrude } from '../kit/bodies.ts';
import { mix } from '../kit/colour.ts';
import type { Material } from '../kit/material.ts';
import { group, move, turn, type Solid } from '../kit/solid.ts';
import type { V2 } from '../kit/vec.ts';
import type { Shape } from './template.ts';

/** A line across a sheet, made into a section of some thickness. */
const sheet = (line: V2[], thick: number): V2[] => [
  ...line,
  ...line.toReversed().map(([x, z]): V2 => [x, z - thick]),
];

const wave: V2[] = Array.from({ length: 97 }, (_, i): V2 => [(i / 96) * 920, 26 * Math.sin((i / 96) * Math.PI * 2 * 6)]); // oxfmt-ignore

/** Flat below and above, with slanting webs between. */
const trapezium: V2[] = Array.from({ length: 5 }, (_, i): V2[] => [[i * 190, -20], [i * 190 + 90, -20], [i * 190 + 112, 26], [i * 190 + 158, 26], [i * 190 + 180, -20]]).flat(); // oxfmt-ignore

/** The round of a roof tile, t from 0 to 1 over its width. */
const tileWave = (t: number): number =>
  46 * Math.sin(Math.PI * Math.min(1, t * 1.5)) ** 1.2 - 10 * Math.sin(Math.PI * Math.max(0, (t - 0.66) * 2.9)); // oxfmt-ignore

/** A flat tile: a raised edge where it hooks into the next. */
const tileFlat = (t: number): number => (t < 0.08 ? 16 : t > 0.92 ? 8 : 2);

/** Rows of pressed tiles in one sheet, each row a step above the one before it. */
const tiledSheet = (m: Material): Solid => {
  const line = Array.from({ length: 105 }, (_, i): V2 => [(i / 104) * 920, tileWave(((i / 104) * 4) % 1) * 0.7]); // oxfmt-ignore
  const row = turn(extrude(sheet(line, 8), 0, 300, m), 'x', 5);
  return group([4, 3, 2, 1, 0].map((i) => move(row, 0, i * 296, i * 6)));
};

/** The roof sheet that a name tells of, two on each other. */
export function roofSheets({ subject: { name }, color }: Shape): Solid[] {
  const clear = /polycarbonaat/i.test(name);
  const m: Material = { color: color('#8f9599'), gloss: clear ? 0.7 : 0.25 };
  const one = (): Solid => {
    if (/dakpanplaat/i.test(name)) return tiledSheet(m);
    return extrude(sheet(/damwand/i.test(name) ? trapezium : wave, 9), 0, 1500, m);
  };
  return [0, 1].map((i) => move(one(), i * 60, i * 40, i * 46 + 30));
}

/** Three by three roof tiles as they lie: curved, or flat where the name says so. */
export function roofTiles({ subject: { name }, color }: Shape): Solid[] {
  const c = color('#964a34');
  const gloss = /geglazuurd/i.test(name) ? 0.75 : /mat\b/i.test(name) ? 0.08 : 0.34;
  const top = /vlakke/i.test(name) ? tileFlat : tileWave;
  const line = Array.from({ length: 27 }, (_, i): V2 => [(i / 26) * 260, top(i / 26)]);
  const one = (column: number, row: number): Solid => move(turn(extrude(sheet(line, 15), 0, 400, { color: mix(c, '#000000', ((column + row) % 2) * 0.06), gloss }), 'x', 26), column * 232, row * 292, row * 150 + 20); // oxfmt-ignore
  return [2, 1, 0].flatMap((row) => [0, 1, 2].map((column) => one(column, row)));
}
