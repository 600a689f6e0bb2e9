/** Pictures and films of a product: by thumb, key and swipe, and larger (spec 2 §3). */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFaults } from '../support/axe.ts';
import { open } from '../support/ready.ts';
import { findProduct } from '../support/samples.ts';
import { productOf } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';

const galleryOf = (page: Page, locale: Locale) =>
  page.getByRole('group', { name: say(locale, 'product:gallery.label') });

async function openPictures(page: Page, locale: Locale) {
  const found = await findProduct(({ Images }) => Images.length > 0);
  const { Url, Name, Images } = await productOf(found.Url, locale);
  expect(Images.length).toBeGreaterThan(1);
  await open(page, to(locale, 'product-detail-url', { url: Url }));
  return { Name, total: Images.length };
}

test('arrow keys turn the pictures, and one opens as large as the screen', async ({ page }) => {
  const { total } = await openPictures(page, locale);
  const gallery = galleryOf(page, locale);
  const thumb = (number: number) =>
    page.getByRole('link', {
      name: say(locale, 'product:gallery.picture', { number, total }),
      exact: true,
    });
  await gallery.focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumb(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(thumb(1)).toHaveAttribute('aria-current', 'true');
  // The ring of a picture lies inside of the gallery.
  const ringed = gallery.getByRole('link').first();
  await page.keyboard.press('Tab');
  await expect(ringed).toBeFocused();
  await expect(ringed).toHaveCSS('outline-style', 'solid');
  await expect(ringed).toHaveCSS('outline-offset', '-3px');

  const picture = gallery.getByRole('link').first();
  await picture.click();
  const dialog = page.getByRole('dialog');
  const count = (number: number) => say(locale, 'tools:zoom.count', { number, total });
  await expect(dialog.getByRole('status')).toHaveText(count(1));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(count(2));
  const shown = dialog.getByRole('button', { name: count(2) });
  const width = async () => (await shown.boundingBox())?.width ?? 0;
  const whole = await width();
  await shown.click();
  await expect(shown).toHaveAttribute('aria-pressed', 'true');
  expect(await width()).toBeCloseTo(2 * whole, -1);
  await expectNoFaults(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(picture).toBeFocused();

  await test.step('with reduced motion the next picture is there without steps between', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The browser may apply the jump some frames later, so the positions are recorded.
    const recorded = await gallery.evaluateHandle((slides) => {
      const positions: number[] = [];
      slides.addEventListener('scroll', () =>
        positions.push(slides.scrollLeft / slides.clientWidth),
      );
      return positions;
    });
    await thumb(2).evaluate((link) => (link as HTMLElement).click());
    await expect(thumb(2)).toHaveAttribute('aria-current', 'true');
    expect(new Set(await recorded.jsonValue())).toEqual(new Set([1]));
  });
});

test('a film of the shop itself says that it is silent, and shows nothing else', async ({
  page,
}) => {
  interface Filmed {
    Videos?: { Type: string; Description?: string }[];
  }
  const found = await findProduct(({ Name }) => /boormachine|slijper|cirkelzaag/i.test(Name));
  const product = await productOf(found.Url, 'nl');
  const film = (product as Filmed).Videos?.find(({ Type }) => Type === 'video');
  expect(film?.Description).toContain('zonder geluid');
  await open(page, to('nl', 'product-detail-url', { url: product.Url }));
  const shown = galleryOf(page, 'nl').locator('video');
  // A poster with a button, which the browser's controls replace.
  await expect(shown).not.toHaveAttribute('controls');
  await galleryOf(page, 'nl')
    .getByRole('link', { name: `${say('nl', 'product:gallery.film')}. ${film!.Description!}` })
    .press('Enter');
  await expect(shown).toHaveAttribute('controls');
  await expect(shown).toHaveAccessibleName(film!.Description!);
  await expect(shown).toBeFocused();
});

test('a film comes first, and from elsewhere only once somebody plays it', async ({ page }) => {
  const elsewhere: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      elsewhere.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
    },
  );
  await open(page, to('nl', 'blocks-demo'));
  const gallery = galleryOf(page, 'nl');
  const play = gallery.getByRole('button', { name: say('nl', 'product:gallery.film') });
  await gallery.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(play).toBeInViewport();
  await expect(gallery.getByText(say('nl', 'product:gallery.cookies'))).toBeVisible();
  // Behind it the pictures, of which the first is fetched.
  expect(await gallery.getByRole('img').count()).toBeGreaterThan(0);
  expect(elsewhere).toEqual([]);
  // A film of the shop itself asks for nothing, and nothing of it is fetched before it is played.
  const own = gallery.locator('video');
  await expect(own).toHaveAttribute('preload', 'none');
  await expect(own).toHaveAttribute('poster', /^\/api\/images\/products\/\d+\/front\?/);
  await play.click();
  const film = gallery.locator('iframe');
  await expect(film).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/demo\?/);
  await expect(film).toHaveAttribute('title', say('nl', 'content:blocks.film'));
  await expect.poll(() => elsewhere).toEqual(['www.youtube-nocookie.com']);
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toContain('media');
});

test('a swipe and thumbnails turn the gallery without a new entry in the history @mobile', async ({
  page,
}) => {
  await open(page, to('nl', 'brand'));
  const { total } = await openPictures(page, 'nl');
  const box = await galleryOf(page, 'nl').boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        at === undefined ? [] : [{ x: box!.x + box!.width * at, y: box!.y + box!.height / 2 }],
    });
  await touch('touchStart', 0.9);
  // Scrolling may begin some frames after the finger moves, so the finger is lifted once it has.
  const place = () =>
    galleryOf(page, 'nl').evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
  let at = 0.9;
  await expect
    .poll(
      async () => {
        at = Math.max(at - 0.1, 0.05);
        await touch('touchMove', at);
        return place();
      },
      { intervals: [20] },
    )
    .toBeGreaterThan(0.6);
  await touch('touchEnd');
  const second = say('nl', 'product:gallery.picture', { number: 2, total });
  await expect(page.getByRole('link', { name: second, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );

  const name = say('nl', 'product:gallery.picture', { number: total, total });
  const gallery = galleryOf(page, 'nl');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(gallery.getByRole('img').last()).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL(to('nl', 'brand'));
});
