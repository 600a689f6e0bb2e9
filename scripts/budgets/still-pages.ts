/** Random pages at three widths over a slow line: nothing on them moves by itself. */
import { mulberry32 } from '../../backend/mulberry32.ts';
import { parallel } from '../../src/snapshot/parallel.ts';
import { hold } from './broken.ts';
import { inBrowser } from './in-browser.ts';
import { sitemapPaths } from './pages.ts';
import { measureShifts, SHIFT_WIDTHS } from './shifts.ts';

export interface StillOptions {
  pages: number;
  seed: number;
}

/** Pages that come in side by side: each waits for its slow line, not for the machine. */
const LANES = 6;
const PRODUCT = /\/product\//;

/** Half of them products, of which there are many more than of all other pages. */
function choose(paths: readonly string[], { pages, seed }: StillOptions): string[] {
  const random = mulberry32(seed);
  const from = [paths.filter((path) => PRODUCT.test(path)), paths.filter((p) => !PRODUCT.test(p))];
  return Array.from({ length: pages }, (_, i) => {
    const some = from[i % 2]!;
    return some[Math.floor(random() * some.length)]!;
  });
}

/** Holds each page to no layout shift at all, to the third decimal; prints what moved. */
export async function holdStill(shop: string, options: StillOptions): Promise<object[]> {
  const chosen = choose(await sitemapPaths(shop), options);
  const loads = chosen.flatMap((path) => SHIFT_WIDTHS.map((width) => ({ path, width })));
  const moved = await inBrowser(async (browser) => {
    const found: { path: string; width: number; score: number; moved: string[] }[] = [];
    await parallel(loads, LANES, async ({ path, width }) => {
      const shifts = await measureShifts(browser, shop + path, width);
      if (shifts.score > 0) found.push({ path, width, ...shifts });
    });
    return found;
  });
  const { pages, seed } = options;
  console.log(
    `\nlayout shift of ${pages} random pages (seed ${seed}) at ${SHIFT_WIDTHS.join(', ')} px: ${loads.length} loads, ${moved.length} moved`,
  );
  for (const { path, width, score, moved: elements } of moved) {
    console.log(`${score.toFixed(4)} ${path} at ${width} px: ${elements[0] ?? ''}`);
    hold(`${path} at ${width} px`, 'layout shift', Number(score.toFixed(3)), 0);
  }
  return moved;
}
