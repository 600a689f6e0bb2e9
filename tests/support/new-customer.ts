import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { listMail } from '../../backend/mail/local/mail-folder.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { DATA_DIR } from './desk.ts';

const MAIL = path.join(DATA_DIR, 'mail');

export interface NewCustomer {
  email: string;
  password: string;
}

/** Registers a customer of its own for a test, and confirms the account by the link of its mail. */
export async function newCustomer(page: Page, locale: Locale): Promise<NewCustomer> {
  const email = `${randomUUID()}@bouw.example`;
  const password = 'Geheim1';
  const headers = { 'x-language': locale };
  const registration = {
    ...{ email, password, firstName: 'Piet', middleName: '', lastName: 'Bouwer' },
    ...{ companyName: '', kvkNumber: '', newsletter: false },
  };
  await page.request.post('/api/auth/register', { data: registration, headers });
  let token = '';
  await expect(async () => {
    const mail = (await listMail(MAIL, 50)).find(({ to }) => to === email);
    token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
  }).toPass({ timeout: 20_000 });
  await page.request.post('/api/auth/confirmEmail', { data: { token }, headers });
  return { email, password };
}
