/** The newsletter: double opt-in by mail, and unsubscribing with one click (spec 2 §7). */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredMail } from '../../backend/platform/mail/local-mail.ts';
import { currentShop } from '../support/current-shop.ts';
import { mailsTo } from '../support/customers.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const locale = 'nl';

/** Headers of a mail as they are sent, by name in lower case; folded lines are joined. */
async function sentHeaders({ name }: StoredMail): Promise<Map<string, string>> {
  const raw = await readFile(path.join(currentShop().dataDir, 'mail', `${name}.eml`), 'utf8');
  const [head = ''] = raw.replaceAll('\r', '').split('\n\n', 1);
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  return new Map(
    lines.map((line) => {
      const [header = '', ...value] = line.split(':');
      return [header.toLowerCase(), value.join(':').trim()];
    }),
  );
}

test('subscribing is confirmed by mail, and ends by one click; a link that is not known any more says so', async ({
  page,
  context,
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

  const [asking] = await mailsTo(email, { passes: ({ text }) => text.includes('#token=') });
  // Nobody has a subscription yet that a mail program could end.
  expect((await sentHeaders(asking!)).has('list-unsubscribe')).toBe(false);
  const link = /https?:\/\/\S+#token=[\w-]{22}/.exec(asking!.text)![0];
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

  // RFC 8058: the headers of the mail name the address and what is posted there.
  const mails = { passes: ({ subject }: StoredMail) => subject !== asking!.subject };
  const [welcome] = await mailsTo(email, mails);
  const headers = await sentHeaders(welcome!);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, named = ''] = /^<(https?:[^<>]+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
  const endAddress = new URL(new URL(named).pathname, page.url());

  // A mail program that knows no one-click unsubscribing opens it as a page, which ends nothing.
  const visitor = await context.newPage();
  await visitor.goto(endAddress.href);
  await scriptsReady(visitor);
  expect(new URL(visitor.url()).pathname).toBe(to(locale, 'newsletter'));
  const opened = visitor.getByRole('region', { name: t('own') });
  await expect(opened.getByText(t('subscribed', masked))).toBeVisible();
  await visitor.close();

  // As the server of a mail provider does it, without cookies.
  const ended = await fetch(endAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: headers.get('list-unsubscribe-post')!,
  });
  expect(ended.status).toBe(200);
  await page.reload();
  await expect(own.getByText(t('unsubscribed', masked))).toBeVisible();

  await page.goto('about:blank');
  await open(page, `${to('nl', 'newsletter')}#token=${'x'.repeat(22)}`);
  await expect(page.getByRole('alert')).toHaveText(say('nl', 'account:form.noSubscription'));
});
