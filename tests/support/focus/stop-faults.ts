/** What is wrong with the tab stops of a page: hidden ones, and rings that are not seen. */
import type { Page } from '@playwright/test';
import { ringCamera } from './focus-ring.ts';
import { forgetTabStops, tabStop, type TabStop } from './tab-stop.ts';

/** More stops than any page of the shop has. */
const MAX_STOPS = 300;
/** Share of the least area of a ring: round corners take of it, and one of its sides may be hidden. */
const LEAST_SHARE = 0.75;
/** A panel may open, or a part come, when something gets the focus: so often is it looked at. */
const LOOKS = 60;

export interface Round {
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
          ? `${Math.round(share * 100)} % of a ring: ${stop.html}`
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
