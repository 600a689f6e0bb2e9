import type { Page } from '@playwright/test';

/** The distances that a page must bear without loss (WCAG 2.2, 1.4.12). */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`;

/** Sets text as wide as a reader may ask for. */
export const spaceTexts = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);

/** Texts that their box cuts, with the box's class, and whatever makes the page scroll sideways. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = [...document.querySelectorAll('main *, footer *, header *')].findLast(
        (it) => it.getBoundingClientRect().right > clientWidth + 1,
      );
      faults.push(`the page is ${scrollWidth} wide: ${wide?.outerHTML.slice(0, 120)}`);
    }
    for (const box of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      // Smaller ones are there to be read out.
      // The strip shows as many selling points as fit; the footer has all of them.
      if (box.closest('.strip')) continue;
      if (!box.checkVisibility() || !box.textContent?.trim() || box.clientWidth <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(box);
      const text = range.getBoundingClientRect();
      const place = box.getBoundingClientRect();
      if (
        (isCut(overflowX) && text.width > 0 && box.scrollWidth > box.clientWidth + 1) ||
        (isCut(overflowY) &&
          box.scrollHeight > box.clientHeight + 1 &&
          text.bottom > place.bottom + 1)
      ) {
        faults.push(
          `.${box.className || box.localName}: ${box.textContent.trim().replace(/\s+/g, ' ').slice(0, 80)}`,
        );
      }
    }
    return faults;
  });
