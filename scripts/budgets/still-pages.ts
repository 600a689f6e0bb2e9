/** Pages at three widths: nothing on them moves by itself. */
import { mulberry32 } from '../../backend/mulberry32.ts';
import { parallel } from '../../src/snapshot/parallel.ts';
import { hold } from './broken.ts';
import { inBrowser } from './in-browser.ts';
import { measureShifts, SHIFT_WIDTHS } from './shifts.ts';

interface StillOptions {
  /** How the pages were chosen, for the printed line. */
  chosen: string;
  isSlow: boolean;
}

const LANES = { fast: 2, slow: 6 };
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

/** Holds each page to no layout shift at all, to the third decimal; prints what moved. */
export async function holdStill(
  shop: string,
  paths: readonly string[],
  { chosen, isSlow }: StillOptions,
): Promise<object[]> {
  const loads = paths.flatMap((path) => SHIFT_WIDTHS.map((width) => ({ path, width })));
  const moved = await inBrowser(async (browser) => {
    const found: { path: string; width: number; score: number; moved: string[] }[] = [];
    await parallel(loads, isSlow ? LANES.slow : LANES.fast, async ({ path, width }) => {
      const shifts = await measureShifts(browser, shop + path, width, { isSlow });
      if (shifts.score > 0) found.push({ path, width, ...shifts });
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
