/** The newsletter: double opt-in by mail, and unsubscribing with one click (spec 2 §7). */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listMail } from '../../backend/mail/local/mail-folder.ts';
import { DATA_DIR } from '../support/desk.ts';
import { open } from '../support/ready.ts';
import { LOCALES, say, SCREEN, to } from '../support/texts.ts';

/** The newest mail to an address, once there is one with these words. */
async function mailTo(email: string, words: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const mails = await listMail(path.join(DATA_DIR, 'mail'), 50);
    text = mails.find((mail) => mail.to === email && mail.text.includes(words))?.text ?? '';
    expect(text).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return text;
}

for (const locale of LOCALES) {
  test(`subscribing is confirmed by mail, and ends by one click (${locale}) ${SCREEN[locale]}`, async ({
    page,
  }) => {
    const t = (key: string, values = {}) => say(locale, `account:newsletter.${key}`, values);
    const email = `${randomUUID()}@bouw.example`;
    const masked = { email: `${email[0]}•••@bouw.example` };
    await open(page, to(locale, 'newsletter'));
    await page.getByRole('button', { name: t('subscribe') }).click();
    await expect(
      page.getByRole('textbox', { name: say(locale, 'account:fields.email') }),
    ).toHaveAccessibleDescription(new RegExp(say(locale, 'account:form.required')));
    await page.getByRole('textbox', { name: say(locale, 'account:fields.email') }).fill(email);
    await page.getByRole('button', { name: t('subscribe') }).click();
    await expect(page.locator('[data-done-text]')).toBeVisible();

    const link = /https?:\/\/\S+#token=[\w-]{22}/.exec(await mailTo(email, '#token='))![0];
    await open(page, new URL(link).pathname + new URL(link).hash);
    const own = page.getByRole('region', { name: t('own') });
    await expect(own.getByText(t('pending', masked))).toBeVisible();
    // The key is not in the address, which people share.
    expect(page.url()).not.toContain('token');
    await own.getByRole('button', { name: t('confirm') }).click();
    await expect(own.getByText(t('subscribed', masked))).toBeVisible();
    await expect(own).toBeFocused();
    await own.getByRole('button', { name: t('end') }).click();
    await expect(own.getByText(t('unsubscribed', masked))).toBeVisible();
    await own.getByRole('button', { name: t('again') }).click();
    await expect(own.getByText(t('subscribed', masked))).toBeVisible();

    // As the server of a mail provider does it, without cookies.
    const key = link.split('#token=')[1]!;
    const ended = await fetch(new URL(`/api/subscription/${key}/unsubscribe`, page.url()), {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(ended.status).toBe(200);
    await page.reload();
    await expect(own.getByText(t('unsubscribed', masked))).toBeVisible();
  });
}

test('a link that is not known any more says so @mobile', async ({ page }) => {
  await open(page, `${to('nl', 'newsletter')}#token=${'x'.repeat(22)}`);
  await expect(page.getByRole('alert')).toHaveText(say('nl', 'account:form.noSubscription'));
});
