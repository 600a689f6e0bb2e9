/** The crawl finds the faults that it looks for. */
import { expect, test } from '../support/fixtures.ts';
import { pageFaults } from '../support/crawl/page-faults.ts';
import { watchPage } from '../support/crawl/addresses.ts';
import { open } from '../support/ready.ts';
import { to } from '../support/texts.ts';

test('untranslated texts, broken pictures, errors, what the policy refuses, and a wrong layout', async ({
  page,
}) => {
  const watch = watchPage(page);
  await open(page, to('nl', 'cookies'));
  expect([...(await pageFaults(page, 'default')), ...watch.take()]).toEqual([]);
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    main.insertAdjacentHTML(
      'beforeend',
      '<p>cart:page.title</p><p title="page.title">Hallo {name}</p><p>www.bouw.nl</p>' +
        '<img src="/images/not-there.png" alt="">',
    );
    console.error('oops');
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    document.head.append(script);
    fetch('https://elsewhere.example/').catch(() => undefined);
  });
  const faults = await pageFaults(page, 'simple');
  expect(faults).toEqual([
    expect.stringMatching(/^picture .*not-there\.png is broken$/),
    'the layout is not simple',
    'the header is not of simple',
    'untranslated: cart:page.title',
    'untranslated: Hallo {name}',
    'untranslated: page.title',
  ]);
  expect(watch.take()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('oops'),
      // What the page may not run, and whom it may not ask.
      expect.stringMatching(/inline script violates .*Content Security Policy/),
      expect.stringMatching(/Connecting to 'https:\/\/elsewhere.example\/' violates/),
      expect.stringMatching(/^picture .*not-there\.png: 404$/),
    ]),
  );
});
