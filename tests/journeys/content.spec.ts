/** An editor changes a text at the desk, sees its page as it will be, and publishes it. */
import { expect, test } from '@playwright/test';
import { addEditor, alone, looksWell, removeEditor, signIn } from '../support/desk.ts';
import { LOCALES, SCREEN } from '../support/texts.ts';

/** A publication of the small shop, beside other tests. */
const SOON = { timeout: 45_000 };

/** Each project has a page of its own to write in. */
const PAGES = {
  nl: { mobile: 'klantenservice/afhalen', desktop: 'klantenservice/garantie' },
  en: { mobile: 'customer-service/pickup', desktop: 'customer-service/guarantee' },
};

for (const locale of LOCALES) {
  test.describe(locale, () => {
    let name: string;
    let password: string;
    test.beforeAll(({}, { project, workerIndex }) => {
      name = `Schrijver ${locale} ${project.name} ${workerIndex} ${Date.now()}`;
      password = addEditor(name);
    });
    test.afterAll(() => removeEditor(name));

    test(`an editor writes, looks, publishes and takes back (${locale}) ${SCREEN[locale]}`, async ({
      page,
    }, { project }) => {
      test.setTimeout(240_000);
      const place = PAGES[locale][project.name as 'mobile' | 'desktop'];
      const address = locale === 'nl' ? `/${place}` : `/en/${place}`;
      const live = async () => (await page.request.get(address)).text();
      const say = await signIn(page, locale, name, password);

      await page.goto('/redactie/inhoud');
      await looksWell(page);
      await page.getByLabel(say('content.search')).fill(place);
      await page.getByRole('button', { name: say('content.show') }).click();
      const entry = page.getByRole('listitem').filter({ hasText: `pages/${locale}/${place}.md` });
      await entry.getByRole('link').click();
      await looksWell(page);

      await alone(async () => {
        const body = page.getByLabel(say('content.body'));
        const before = await body.inputValue();
        const sentence = `Toets ${Date.now()} & klaar`;
        const shown = sentence.replace('&', '&amp;');
        await body.fill(`${before}\n\n## ${sentence}\n`);
        const reading = page.getByRole('region', { name: say('content.reading') });
        await expect(reading.getByRole('heading', { name: sentence })).toBeVisible();

        // What is not right is told beside its field, and nothing is lost.
        const description = page.getByRole('textbox', { name: /^(Beschrijving|Description)$/ });
        const told = await description.inputValue();
        await description.fill('Kort');
        await page.getByRole('button', { name: say('content.preview'), exact: true }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(description).toHaveAttribute('aria-invalid', 'true');
        await expect(body).toHaveValue(new RegExp(sentence.replace('&', '.')));
        await looksWell(page);
        await description.fill(told);

        await page.getByRole('button', { name: say('content.preview'), exact: true }).click();
        const frame = page.frameLocator('iframe');
        await expect(frame.getByRole('heading', { name: sentence })).toBeVisible(SOON);
        await expect(page.getByText(say('draft.touches', { count: 1 }))).toBeVisible();
        await looksWell(page);
        expect(await live()).not.toContain(shown);

        await page.getByRole('button', { name: say('draft.now') }).click();
        await expect(page.getByText(say('content.done.published'))).toBeVisible();
        await expect.poll(live, SOON).toContain(shown);

        await page.goto(`/redactie/inhoud/bewerk?bestand=pages/${locale}/${place}.md`);
        await page.getByLabel(say('content.body')).fill(before);
        await page.getByRole('button', { name: say('content.publish') }).click();
        await expect(page.getByText(say('content.done.published'))).toBeVisible();
        await expect.poll(live, SOON).not.toContain(shown);
      });

      await page.goto('/redactie/media');
      await looksWell(page);
      await page.goto('/redactie/logboek');
      await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
    });
  });
}
