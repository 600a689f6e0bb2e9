/** The crawl finds the faults that it looks for. */
import { expect, test } from '../support/fixtures.ts';
import { pageFaults } from '../support/crawl/page-faults.ts';
import { watchPage } from '../support/crawl/watch-page.ts';
import { open } from '../support/ready.ts';
import { to } from '../support/texts.ts';

test('untranslated texts, broken pictures, errors and a wrong layout', async ({ page }) => {
  const watch = watchPage(page);
  await open(page, to('nl', 'cookies'));
  expect([...(await pageFaults(page, 'default')), ...watch.take()]).toEqual([]);
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    main.insertAdjacentHTML(
      'beforeend',
      '<p>cart:page.title</p><p title="page.title">Hallo {{name}}</p><p>www.bouw.nl</p>' +
        '<img src="/images/not-there.png" alt="">',
    );
    console.error('oops');
  });
  const faults = await pageFaults(page, 'simple');
  expect(faults).toEqual([
    expect.stringMatching(/^picture .*not-there\.png is broken$/),
    'the layout is not simple',
    'the header is not of simple',
    'untranslated: cart:page.title',
    'untranslated: Hallo {{name}}',
    'untranslated: page.title',
  ]);
  expect(watch.take()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('oops'),
      expect.stringMatching(/^picture .*not-there\.png: 404$/),
    ]),
  );
});
