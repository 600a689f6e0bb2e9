import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { nodemailerMessage, type OutgoingMail } from './outgoing-mail.ts';

const mail: OutgoingMail = {
  messageId: '<1.abc@shop.example>',
  date: new Date('2026-11-21T12:00:00Z'),
  from: { name: 'Bouwmaat', address: 'noreply@shop.example' },
  to: 'jan@bouw.example',
  subject: 'Kies een nieuw wachtwoord',
  html: '<p>Hoi</p>',
  text: 'Hoi',
  locale: 'nl',
};

it('addresses exactly one recipient, marks itself as automatic, and reads no files', async () => {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { envelope, message } = await transporter.sendMail(nodemailerMessage(mail));
  expect(envelope).toEqual({ from: 'noreply@shop.example', to: ['jan@bouw.example'] });
  const text = String(message);
  for (const line of [
    'From: Bouwmaat <noreply@shop.example>',
    'To: jan@bouw.example',
    'Subject: Kies een nieuw wachtwoord',
    'Message-ID: <1.abc@shop.example>',
    'Date: Sat, 21 Nov 2026 12:00:00 +0000',
    'Auto-Submitted: auto-generated',
    'Content-Language: nl',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  const file = { ...nodemailerMessage(mail), text: { path: import.meta.filename } };
  await expect(transporter.sendMail(file)).rejects.toThrow(/file access/i);
});

it('names where mail programs end a newsletter (RFC 8058)', () => {
  const url = 'https://shop.example/api/subscription/abc/unsubscribe';
  expect(nodemailerMessage({ ...mail, unsubscribeUrl: url }).headers).toMatchObject({
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(nodemailerMessage(mail).headers).not.toHaveProperty('List-Unsubscribe');
});

it.each<[string, Partial<OutgoingMail>]>([
  ['a second header in the address of unsubscribing', { unsubscribeUrl: 'https://a\r\nX: y' }],
  ['a second header in the recipient', { to: 'a@b.example\r\nBcc: x@y.example' }],
  ['a second recipient', { to: 'a@b.example, x@y.example' }],
  ['a second header in the subject', { subject: 'Hoi\r\nBcc: x@y.example' }],
  ['a bare line feed in the subject', { subject: 'Hoi\nBcc: x@y.example' }],
  ['a Unicode line end in the subject', { subject: 'Hoi\u2028Bcc: x@y.example' }],
  ['a subject that is too long', { subject: 'x'.repeat(1_000) }],
  [
    'a second header in the sender',
    { from: { name: 'A\r\nBcc: x@y.example', address: 'a@b.example' } },
  ],
  ['a second header in the id', { messageId: '<1@b.example>\r\nBcc: x@y.example' }],
])('refuses %s', (_, change) => {
  expect(() => nodemailerMessage({ ...mail, ...change })).toThrow();
});
