import type { Page } from '@playwright/test';
import { ringCamera } from './focus-ring.ts';

export interface TabStop {
  /** The start of its HTML, to find it by. */
  html: string;
  /** Equal for stops that look alike: tags and classes of it and its parent. */
  kind: string;
  /**
   * The colours of the ring and of the plain ground that it is drawn on; null where only the pixels
   * tell: without a ring, on a picture, on what floats, or where an edge may cut the ring.
   */
  colours: readonly [ring: string, ground: string] | null;
  /** Share of it that is in view and covered by nothing, 0 to 1. */
  visible: number;
  /** What the ring lies around, in pixels of the window; null where no ring is drawn. */
  ring: { x: number; y: number; width: number; height: number } | null;
  /** True if it was noted before. */
  isKnown: boolean;
  isInMain: boolean;
}

/** Starts a round: no tab stop is known. */
const forgetTabStops = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(globalThis, { knownStops: new WeakSet<Element>() });
  });

/** The focused element; null for the page itself. `isNoted`: remembers it. */
const tabStop = (page: Page, isNoted = false): Promise<TabStop | null> =>
  page.evaluate((noted) => {
    const POINTS = 5;
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;

    // A label stands for a radio button or a checkbox that is painted by it.
    const target =
      getComputedStyle(element).opacity === '0' || element.getBoundingClientRect().width <= 1
        ? (element.closest('label') ?? element)
        : element;
    const rects = [...target.getClientRects()].filter(({ width, height }) => width && height);
    const [first] = rects;
    let seen = 0;
    for (const { x, y, width, height } of rects) {
      for (let point = 0; point < POINTS * POINTS; point += 1) {
        const hit = document.elementFromPoint(
          x + (width * ((point % POINTS) + 0.5)) / POINTS,
          y + (height * (Math.floor(point / POINTS) + 0.5)) / POINTS,
        );
        if (hit && (target.contains(hit) || hit.closest('label')?.contains(element))) seen += 1;
      }
    }

    const isDrawn = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const ringOf = (it: Element) =>
      [getComputedStyle(it), getComputedStyle(it, '::after')].find(isDrawn);
    let owner: Element | null = target;
    while (owner && !ringOf(owner)) owner = owner.parentElement;
    // Of a link on several lines, the longest: its ring is around all of them.
    const [box] = [...(owner?.getClientRects() ?? [])].sort((a, b) => b.width - a.width);

    const path: string[] = [];
    for (let it: Element | null = element; it && path.length < 2; it = it.parentElement) {
      path.push(`${it.localName}.${it.getAttribute('class') ?? ''}`);
    }
    const ring = owner ? ringOf(owner) : undefined;
    const offset = Number.parseFloat(ring?.outlineOffset ?? '0');
    const reach = offset + Number.parseFloat(ring?.outlineWidth ?? '0');
    const isCut = (it: Element) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      return (
        getComputedStyle(it).overflow !== 'visible' &&
        box !== undefined &&
        (box.left - reach < left ||
          box.right + reach > right ||
          box.top - reach < top ||
          box.bottom + reach > bottom)
      );
    };
    let ground = '';
    let isPlain = ring !== undefined;
    for (let it = owner; it; it = it.parentElement) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(it);
      if (it !== owner && it !== document.body && isCut(it)) isPlain = false;
      if (ground) continue;
      // What lies behind it is not what it stands in.
      const isOver = /absolute|fixed/.test(position);
      if (it === owner && offset >= 0) {
        if (isOver) isPlain = false;
        continue;
      }
      if (backgroundColor.startsWith('rgb(')) ground = backgroundColor;
      if (backgroundImage !== 'none' || (isOver && !ground)) isPlain = false;
    }

    const { knownStops } = globalThis as unknown as { knownStops: WeakSet<Element> };
    const isKnown = knownStops.has(element);
    if (noted) knownStops.add(element);
    return {
      html: element.outerHTML.replace(/\s+/g, ' ').slice(0, 160),
      kind: path.join('<'),
      colours: isPlain ? ([ring!.outlineColor, ground || 'rgb(255, 255, 255)'] as const) : null,
      visible: first ? seen / (rects.length * POINTS * POINTS) : 0,
      ring: box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null,
      isKnown,
      isInMain: element.closest('main') !== null,
    };
  }, isNoted);

// What is wrong with the tab stops of a page: hidden ones, and rings that are not seen.

/** More stops than any page of the shop has. */
const MAX_STOPS = 300;
/** Required share of a ring's area: less than 1, as corners are round and one side may be hidden. */
const LEAST_SHARE = 0.75;
/** A panel may open, or a part come, when something gets the focus: so often is it looked at. */
const LOOKS = 60;

interface Round {
  key?: 'Tab' | 'Shift+Tab';
  most?: number;
  /** Ends the round at the first stop that it is true for. */
  isOver?: (stop: TabStop) => boolean;
}

/** Presses Tab on one page after another; of each kind of stop it looks at the first ring. */
export function tabRounds(page: Page) {
  const kinds = new Set<string>();

  /** Presses Tab from where the focus is until it has been everywhere; answers the faults. */
  return async ({ key = 'Tab', most = MAX_STOPS, isOver }: Round = {}): Promise<string[]> => {
    const camera = await ringCamera(page);
    const faults: string[] = [];
    await forgetTabStops(page);
    for (let stops = 0; stops < most; stops += 1) {
      await page.keyboard.press(key);
      const first = await tabStop(page, true);
      if (!first || first.isKnown || isOver?.(first)) break;
      const isAlike = kinds.has(first.kind);
      kinds.add(first.kind);
      const fault = async (stop: TabStop | null): Promise<string | undefined> => {
        if (!stop) return `nothing has the focus any more: ${first.html}`;
        if (stop.visible < 0.5) return `${Math.round(stop.visible * 100)} % in view: ${stop.html}`;
        if (isAlike) return undefined;
        const share = await camera.share(stop);
        return share < LEAST_SHARE
          ? `${Math.round(share * 100)} % of a ring (${stop.colours?.join(' on ') ?? 'by pixels'}): ${stop.html}`
          : undefined;
      };
      let found = await fault(first);
      for (let look = 1; found && look < LOOKS; look += 1) {
        await twoFrames(page);
        found = await fault(await tabStop(page));
      }
      if (found) faults.push(found);
    }
    return faults;
  };
}

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    await frame();
    await frame();
  });
