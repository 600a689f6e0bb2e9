/** An owner gives the shop a name and colours of its own at the desk: pages, mail and app follow. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '../../backend/editing/desk/sign-in.ts';
import { readFormFields } from '../../backend/editing/desk/testing/form-fields.ts';
import { changeEditorsOfRunningShop } from '../../backend/program/running.ts';
import { type RunningServer, startServer } from '../../backend/program/processes.ts';
import { copyOfShop } from '../support/shop-copy.ts';
import { SHOP_ENV } from '../support/shop-env.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';

const SOON = { timeout: 90_000, interval: 100 };
vi.setConfig({ testTimeout: 120_000 });

const NAME = "Jansen & Zn's Bouw";
const COLOUR = '#5a1e1e';
const dataDir = copyOfShop();
let shop: RunningServer;

beforeAll(async () => {
  shop = await startServer('scripts/start.ts', { ...SHOP_ENV, DATA_DIR: dataDir });
}, 180_000);

afterAll(async () => {
  await shop?.stop();
  removeDataDir(dataDir);
});

const page = async (address: string) => (await fetch(shop.url + address)).text();

/** Fills in the form of the shop's name and look, and publishes it. */
async function publish(values: Record<string, string>): Promise<void> {
  const name = randomUUID();
  const password = randomUUID();
  const change = {
    do: 'add',
    role: 'owner',
    name,
    password: await hashPassword(password),
  } as const;
  await changeEditorsOfRunningShop(dataDir, change);
  const send = (address: string, fields: Record<string, string>, cookie = '') =>
    fetch(`${shop.url}/redactie${address}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { cookie, origin: shop.url, 'sec-fetch-site': 'same-origin' },
    });
  const signedIn = await send('/aanmelden', { name, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const address = '/inhoud/bewerk?bestand=shop.yaml';
  const form = await (
    await fetch(`${shop.url}/redactie${address}`, { headers: { cookie } })
  ).text();
  const fields = { ...Object.fromEntries(readFormFields(form, 'van')), ...values, do: 'publish' };
  const sent = await send(address, fields, cookie);
  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('na=published'),
  ]);
}

test('a name and a colour are shown everywhere', async () => {
  await publish({ name: NAME, brandColour: COLOUR });
  await vi.waitFor(async () => expect(await page('/')).toContain(COLOUR), SOON);

  const home = await page('/');
  const written = NAME.replace('&', '&amp;');
  expect(home).toContain(`<meta property="og:site_name" content="${written}"`);
  expect(home).toContain(`<meta name="theme-color" content="${COLOUR}"`);
  expect(home).toContain(`:root{--color-brand:${COLOUR};`);
  expect(home).not.toContain('Bouwmaat');
  const [, data = ''] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(home) ?? []; // oxfmt-ignore
  expect(data).toContain("Zn's Bouw");
  expect(await page('/en')).not.toContain('Bouwmaat');

  const manifest = JSON.parse(await page('/bm.webmanifest')) as object;
  expect(manifest).toMatchObject({ name: NAME, short_name: NAME, theme_color: COLOUR });
  expect(await page('/service-worker.js')).not.toContain('Bouwmaat');
  expect(await page('/llms.txt')).toContain(`# ${NAME}`);

  await fetch(`${shop.url}/api/auth/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nieuws@bouwer.example' }),
  });
  const folder = path.join(dataDir, 'mail');
  const mails = () => readdirSync(folder).filter((file) => file.endsWith('.eml'));
  await vi.waitFor(() => expect(mails().length).toBeGreaterThan(0), SOON);
  const mail = readFileSync(path.join(folder, mails().at(-1)!), 'utf8');
  expect(mail).toMatch(/^From: .*Jansen/m);
  expect(mail).toContain(COLOUR);
  expect(mail).not.toContain('Bouwmaat');

  const signIn = await page('/api/auth/bm');
  expect(signIn).toContain(written.replace("'", '&#39;'));
  expect(signIn).not.toContain('Bouwmaat');
});
