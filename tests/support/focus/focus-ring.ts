/**
 * Measures the visibility of the focus ring: by its colour where its ground is plain, else from
 * screenshots with and without it.
 */
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import type { TabStop } from './tab-stop.ts';
import { expect, test } from '../fixtures.ts';

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

async function ringShare(
  page: Page,
  devtools: CDPSession,
  { ring, colours }: TabStop,
): Promise<number> {
  const size = page.viewportSize()!;
  if (!ring) return 0;
  if (colours) {
    const [one, other] = colours.map((colour) => colour.match(/\d+/g)!.map(Number));
    return contrast(luminance(one!, 0), luminance(other!, 0)) >= CONTRAST ? 1 : 0;
  }
  const left = Math.max(0, Math.floor(ring.x - MARGIN));
  const top = Math.max(0, Math.floor(ring.y - MARGIN));
  const right = Math.min(size.width, Math.ceil(ring.x + ring.width + MARGIN));
  const bottom = Math.min(size.height, Math.ceil(ring.y + ring.height + MARGIN));
  if (right <= left || bottom <= top) return 0;
  const clip = { x: left, y: top, width: right - left, height: bottom - top, scale: 1 };
  const seen = await pixels(page, devtools, clip, false);
  const plain = await pixels(page, devtools, clip, true);
  await page.evaluate(() => document.documentElement.removeAttribute('data-ringless'));
  // Parts outside the window show no ring.
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

/** Relative luminance of each value of a colour channel, 0 to 255 (WCAG 2.2). */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

type Pixels = ArrayLike<number>;

const luminance = (pixels: Pixels, at: number): number =>
  0.2126 * LINEAR[pixels[at]!]! +
  0.7152 * LINEAR[pixels[at + 1]!]! +
  0.0722 * LINEAR[pixels[at + 2]!]!;

function contrast(one: number, other: number): number {
  const [dark, light] = [one, other].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** How many pixels of two pictures of one size (RGB) differ by a contrast of at least `least`. */
function changedPixels(one: Pixels, other: Pixels, least: number): number {
  let changed = 0;
  for (let at = 0; at < one.length; at += 3) {
    if (contrast(luminance(one, at), luminance(other, at)) >= least) changed += 1;
  }
  return changed;
}

/** Fails a test of the calling file if an action loses the focus (WCAG 2.4.3). */
export function holdFocus(): void {
  test.beforeEach(({ page }) => page.addInitScript(noteLostFocus));
  test.afterEach(async ({ page }) => {
    if (page.url() === 'about:blank') return;
    const lost = () =>
      page.evaluate(() => (globalThis as unknown as Watch).lostFocus?.() ?? []).catch(() => null);
    // What restores it may wait for an answer of the shop.
    await expect.poll(lost, 'the focus was lost after these').toEqual([]);
  });
}

interface Watch {
  /** HTML of the clicked controls that lost the focus to no other element. */
  lostFocus?(): string[];
}

/**
 * In the page: notes each clicked control that had the focus, until something has it again. A click
 * that comes before the code that restores focus is not held to it: that code loads on first input.
 */
function noteLostFocus(): void {
  const lost: string[] = [];
  let clicked = '';
  const isRestored = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('after-touch'));
  const isLost = () => clicked !== '' && document.activeElement === document.body;
  addEventListener('pointerdown', () => isLost() && lost.push(clicked), true);
  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && target.closest('a,button,input,summary');
      const hadFocus = control && document.activeElement !== document.body;
      clicked = hadFocus && isRestored() ? control.outerHTML.slice(0, 200) : '';
    },
    true,
  );
  (globalThis as unknown as Watch).lostFocus = () => (isLost() ? [...lost, clicked] : lost);
}

/** Moves the pointer, and waits for the code that restores lost focus, which loads on first input. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('after-touch')),
  );
}
