/** How well the ring of what has the focus is seen, from the pixels of the page with and without it. */
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { changedPixels } from './contrast.ts';
import type { TabStop } from './tab-stop.ts';

/** Contrast that a ring has with the same pixels without it (WCAG 2.2, 1.4.11 and 2.4.13). */
const CONTRAST = 3;
/** How far outside of its element a ring may lie. */
const MARGIN = 16;

export interface RingCamera {
  /**
   * Pixels of 3:1 of the ring, as a share of the least: a line of 2 pixels around the element
   * (WCAG 2.2, 2.4.13). 0 without a ring.
   */
  share(stop: TabStop): Promise<number>;
}

/** Takes the rings of a page; once for each page that is loaded. */
export async function ringCamera(page: Page): Promise<RingCamera> {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '[data-ringless] *, [data-ringless] ::after { outline-color: #0000 !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return { share: (stop) => ringShare(page, devtools, stop) };
}

async function ringShare(page: Page, devtools: CDPSession, { ring }: TabStop): Promise<number> {
  const size = page.viewportSize()!;
  if (!ring) return 0;
  const left = Math.max(0, Math.floor(ring.x - MARGIN));
  const top = Math.max(0, Math.floor(ring.y - MARGIN));
  const right = Math.min(size.width, Math.ceil(ring.x + ring.width + MARGIN));
  const bottom = Math.min(size.height, Math.ceil(ring.y + ring.height + MARGIN));
  if (right <= left || bottom <= top) return 0;
  const clip = { x: left, y: top, width: right - left, height: bottom - top, scale: 1 };
  const seen = await pixels(page, devtools, clip, false);
  const plain = await pixels(page, devtools, clip, true);
  // What lies outside of the window has no ring there.
  const width = Math.min(ring.x + ring.width, size.width) - Math.max(ring.x, 0);
  const height = Math.min(ring.y + ring.height, size.height) - Math.max(ring.y, 0);
  const sides =
    (ring.y >= 0 ? width : 0) +
    (ring.y + ring.height <= size.height ? width : 0) +
    (ring.x >= 0 ? height : 0) +
    (ring.x + ring.width <= size.width ? height : 0);
  return changedPixels(seen, plain, CONTRAST) / (2 * sides);
}

type Clip = { x: number; y: number; width: number; height: number; scale: number };

async function pixels(
  page: Page,
  devtools: CDPSession,
  clip: Clip,
  isRingless: boolean,
): Promise<Buffer> {
  const [x, y] = await page.evaluate((ringless) => {
    document.documentElement.toggleAttribute('data-ringless', ringless);
    return [scrollX, scrollY];
  }, isRingless);
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip: { ...clip, x: clip.x + x!, y: clip.y + y! },
    optimizeForSpeed: true,
  });
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
}
