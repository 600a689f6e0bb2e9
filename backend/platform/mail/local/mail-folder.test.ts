import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type OutgoingMail, folderTransport } from '../outgoing-mail.ts';
import { listMail, readMail } from '../local-mail.ts';
import { testFolder } from '../../../../tests/support/for-all-tests.ts';

const dataDir = testFolder();
const folder = path.join(dataDir, 'mail');
const transport = folderTransport(folder);
const never = new AbortController().signal;
const mail: OutgoingMail = {
  messageId: '<7.abc@localhost>',
  date: new Date('2026-11-21T12:00:00Z'),
  from: { name: 'Bouwmaat', address: 'noreply@localhost' },
  to: 'jan@bouw.example',
  subject: 'Één nieuw wachtwoord',
  html: `<p>Zoë: <a href="https://shop.example/?token=${'x'.repeat(100)}&amp;a=1">link</a></p>`,
  text: `Zoë:\nhttps://shop.example/?token=${'x'.repeat(100)}&a=1`,
  locale: 'nl',
};

it('lists nothing where no mail was written yet', async () => {
  expect(await listMail(folder, 10)).toEqual([]);
});

it('writes a mail that only its owner may read, and reads it back whole', async () => {
  await transport.deliver(mail, never);
  const [file = ''] = readdirSync(folder);
  expect(file).toBe('20261121T120000000Z-7-abc-localhost.eml');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain('Message-ID: <7.abc@localhost>\n');
  expect(text).toContain('Content-Type: multipart/alternative;');
  const [stored] = await listMail(folder, 10);
  const { subject, to, date } = mail;
  expect(stored).toMatchObject({ subject, to, date });
  expect([stored?.html.trim(), stored?.text.trim()]).toEqual([mail.html, mail.text]);
});

it('writes the same mail once, however often it is delivered', async () => {
  await transport.deliver(mail, never);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('lists the newest mail first', async () => {
  const date = new Date('2026-11-21T12:00:01Z');
  await transport.deliver(
    { ...mail, messageId: '<8.abd@localhost>', date, subject: 'Later' },
    never,
  );
  const listed = await listMail(folder, 10);
  expect(listed.map(({ subject }) => subject)).toEqual(['Later', mail.subject]);
  expect(await listMail(folder, 1)).toHaveLength(1);
});

it.each(['../secret', '..%2Fsecret', 'secret.eml', '', 'none'])(
  'reads no mail named %j',
  async (name) => {
    writeFileSync(path.join(dataDir, 'secret.eml'), 'Subject: secret\n\nsecret');
    expect(await readMail(folder, name)).toBeNull();
  },
);
