/**
 * The first product that goes into the cart shows on its button in the next frame, although the
 * code that adds it is still to come.
 */
import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/ready.ts';
import { slowDown } from '../support/responsiveness.ts';
import { categoryWith, findProduct } from '../support/samples.ts';
import { to } from '../support/texts.ts';

/** From the click to the frame with the changed button, on a slow CPU. */
const SLOW_MS = 50;
/**
 * Each in a browser that was never here before; more where none of the first reached the limit:
 * other work on the machine can only slow them down.
 */
const VISITORS = { few: 3, many: 15 };

const CASES = [
  {
    name: 'on a card',
    button: '[data-product] .card-buy .btn',
    address: async () =>
      to('nl', 'product-lister-all', { pathMatch: (await categoryWith(30)).Url }),
  },
  {
    name: 'on a product page',
    button: '#koop .btn[value="add"]',
    address: async () =>
      to('nl', 'product-detail-url', {
        url: (await findProduct((p) => p.MaxStockDefault > 20 && p.Orderable === 'ja')).Url,
      }),
  },
];

interface Answer {
  /** Frames that came before the one with the changed button. */
  framesBefore: number;
  /** From the click to that frame's end, in ms. */
  time: number;
}

/** Presses a button by script, so that no pointer on its way fetches anything ahead. */
const press = (page: Page, button: string): Promise<Answer> =>
  page.evaluate(
    (selector) =>
      new Promise<Answer>((resolve) => {
        const pressed = document.querySelector<HTMLButtonElement>(selector)!;
        const start = performance.now();
        let framesBefore = 0;
        const look = () => {
          if (!('done' in pressed.dataset)) {
            framesBefore += 1;
            requestAnimationFrame(look);
            return;
          }
          // Runs after this frame's paint and, by its priority, before the timer that fetches the code.
          scheduler.postTask(() => resolve({ framesBefore, time: performance.now() - start }), {
            priority: 'user-blocking',
          });
        };
        pressed.click();
        requestAnimationFrame(look);
      }),
    button,
  );

for (const { name, button, address } of CASES) {
  for (const isSlow of [false, true]) {
    const speed = isSlow ? `within ${SLOW_MS} ms on a slow CPU` : 'in the next frame';
    test(`the first add ${name} shows ${speed}`, async ({ browser }) => {
      const path = await address();
      const answers: Answer[] = [];
      const quickest = () => Math.min(...answers.map(({ time }) => time));
      for (let visitor = 0; visitor < VISITORS.many; visitor += 1) {
        if (visitor >= VISITORS.few && (!isSlow || quickest() <= SLOW_MS)) break;
        const page = await browser.newPage();
        await open(page, path);
        await page.waitForLoadState('networkidle');
        if (isSlow) await slowDown(page);
        const code: string[] = [];
        page.on('request', (request) => code.push(request.url()));
        answers.push(await press(page, button));
        // The product arrives in the cart as well.
        await expect(page.locator('.bar-cart [data-cart-count]')).toHaveText('1');
        expect(code.some((url) => url.endsWith('.js'))).toBe(true);
        await page.close();
      }
      const told = answers.map(({ time, framesBefore }) => `${time.toFixed(0)} (${framesBefore})`);
      if (process.env['SHOW_TIMES']) console.log(`${name} ${speed}: ${told.join(', ')} ms`);
      for (const { framesBefore } of answers) expect(framesBefore).toBe(0);
      if (isSlow) expect(quickest(), told.join(', ')).toBeLessThanOrEqual(SLOW_MS);
    });
  }
}
