/** From the click on a card of a list until heading and picture of its product show. */
import { setTimeout as wait } from 'node:timers/promises';
import { openTab, type PageSession } from './devtools.ts';

export interface Speed {
  /** Bytes and times of a slow 4G line; the processor is four times slower. */
  isSlow: boolean;
  /** The pointer rests on the card before it clicks. */
  hoverMs: number;
}

export interface ClickTime {
  ms: number;
  /** The page had been rendered before it was opened. */
  wasAhead: boolean;
}

const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
/** How long to wait for an answer: a frozen page in the back/forward cache never gives one. */
const ANSWER_MS = 500;
/** A point in the margin of the page, away from all links. */
const ASIDE = { x: 2, y: 450 };

/** Notes in each page when its heading and its first picture are painted while it shows. */
const NOTE_PAINT = `{
  const look = () => {
    const picture = document.querySelector('main product-gallery img');
    const isThere = !document.prerendering && document.querySelector('main h1') && picture?.complete && picture.naturalWidth > 0;
    if (!isThere) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => { globalThis.paintedAt = Date.now(); }));
  };
  document.addEventListener('prerenderingchange', () => { globalThis.wasAhead = true; });
  if (location.pathname.includes('/product/')) requestAnimationFrame(look);
  addEventListener('click', () => sessionStorage.setItem('clickedAt', String(Date.now())), true);
}`;

const FOUND = `globalThis.paintedAt ? {
  ms: globalThis.paintedAt - Number(sessionStorage.getItem('clickedAt')),
  wasAhead: globalThis.wasAhead === true,
} : null`;

/** How long one click takes; `card`: which card of the list. */
export async function clickTime(
  shop: string,
  list: string,
  card: number,
  { isSlow, hoverMs }: Speed,
): Promise<ClickTime> {
  const tab = await openTab(async (page) => {
    await Promise.all([
      page.send('Page.enable'),
      page.send('Network.enable'),
      page.send('Page.addScriptToEvaluateOnNewDocument', { source: NOTE_PAINT }),
      isSlow && page.send('Network.emulateNetworkConditions', SLOW_LINE),
      isSlow && page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }),
    ]);
  });
  try {
    const page = tab.pages()[0]!;
    await page.send('Page.navigate', { url: shop + list });
    await until(page, `globalThis.early === null && document.readyState === 'complete'`);
    let place = ASIDE;
    const mouse = (type: string, more: object = {}) =>
      page.send('Input.dispatchMouseEvent', { type, ...place, ...more });
    // A visitor reads the list first, with the pointer already on the page.
    await mouse('mouseMoved');
    await wait(1_500);
    place = await placeOfCard(page, card);
    await mouse('mouseMoved');
    await wait(hoverMs);
    await mouse('mousePressed', { button: 'left', clickCount: 1 });
    // Not awaited: the click may freeze the page before it acknowledges the event.
    mouse('mouseReleased', { button: 'left', clickCount: 1 }).catch(() => {});
    for (let tries = 0; tries < 400; tries++) {
      await wait(25);
      for (const shown of tab.pages()) {
        const answer = shown.evaluate<ClickTime | null>(FOUND).catch(() => null);
        const found = await Promise.race([answer, wait(ANSWER_MS, null)]);
        if (found) return found;
      }
    }
    throw new Error(`The product of card ${card} did not show.`);
  } finally {
    await tab.close();
  }
}

async function until(page: PageSession, condition: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await page.evaluate<boolean>(condition).catch(() => false)) return;
    await wait(50);
  }
  throw new Error(`Not within 20 s: ${condition}`);
}

function placeOfCard(page: PageSession, card: number): Promise<{ x: number; y: number }> {
  return page.evaluate(`(() => {
    const link = document.querySelectorAll('[data-cards] .card-name a')[${card}];
    link.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = link.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`);
}
