/** Pages at three widths: nothing on them moves by itself. */
import type { Browser } from '@playwright/test';
import { mulberry32 } from '../../backend/mulberry32.ts';
import { parallel } from '../../src/snapshot/parallel.ts';
import { hold } from './broken.ts';
import { inBrowser } from './in-browser.ts';
import { servePieces } from './pieces.ts';
import { measurePieceShifts, measureSlowShifts, SHIFT_WIDTHS, type Shifts } from './shifts.ts';

const LANES = { pieces: 2, slow: 6 };
const PRODUCT = /\/product\//;

/** Random pages, half of them products, of which there are many more than of all other pages. */
export function randomPages(
  paths: readonly string[],
  { pages, seed }: { pages: number; seed: number },
): string[] {
  const random = mulberry32(seed);
  const from = [paths.filter((path) => PRODUCT.test(path)), paths.filter((p) => !PRODUCT.test(p))];
  return Array.from({ length: pages }, (_, i) => {
    const some = from[i % 2]!;
    return some[Math.floor(random() * some.length)]!;
  });
}

/** Holds a page of each type to no layout shift while its HTML comes in pieces. */
export async function holdStillInPieces(shop: string, paths: readonly string[]): Promise<object[]> {
  const server = await servePieces(shop);
  try {
    return await holdStill(paths, LANES.pieces, 'a page of each type', (browser, visit) =>
      measurePieceShifts(browser, server, visit),
    );
  } finally {
    server.close();
  }
}

/** Holds random pages to no layout shift over a slow line. */
export const holdStillOnSlowLine = (
  shop: string,
  paths: readonly string[],
  seed: number,
): Promise<object[]> =>
  holdStill(
    paths,
    LANES.slow,
    `${paths.length} random pages (seed ${seed}, slow line)`,
    (browser, visit) => measureSlowShifts(browser, shop, visit),
  );

/** Holds to no layout shift at all, to the third decimal; prints what moved. */
async function holdStill(
  paths: readonly string[],
  lanes: number,
  chosen: string,
  measure: (browser: Browser, visit: { path: string; width: number }) => Promise<Shifts>,
): Promise<object[]> {
  const loads = paths.flatMap((path) => SHIFT_WIDTHS.map((width) => ({ path, width })));
  const moved = await inBrowser(async (browser) => {
    const found: { path: string; width: number; score: number; moved: string[] }[] = [];
    await parallel(loads, lanes, async (visit) => {
      const shifts = await measure(browser, visit);
      if (shifts.score > 0) found.push({ ...visit, ...shifts });
    });
    return found;
  });
  console.log(
    `\nlayout shift of ${chosen} at ${SHIFT_WIDTHS.join(', ')} px: ${loads.length} loads, ${moved.length} moved`,
  );
  for (const { path, width, score, moved: elements } of moved) {
    console.log(`${score.toFixed(4)} ${path} at ${width} px: ${elements[0] ?? ''}`);
    hold(`${path} at ${width} px`, 'layout shift', Number(score.toFixed(3)), 0);
  }
  return moved;
}
