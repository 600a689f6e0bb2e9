import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PermanentFailure } from '../jobs/job-queue.ts';
import {
  type MailTransport,
  nodemailerMessage,
  type OutgoingMail,
  smtpTransport,
} from './outgoing-mail.ts';
import { type FakeSmtp, fakeSmtp } from './testing/fake-smtp.ts';

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

describe('smtp transport', () => {
  let server: FakeSmtp;
  let transport: MailTransport;
  const never = new AbortController().signal;
  const mail: OutgoingMail = {
    messageId: '<1.abc@shop.example>',
    date: new Date('2026-11-21T12:00:00Z'),
    from: { name: 'Bouwmaat', address: 'noreply@shop.example' },
    to: 'jan@bouw.example',
    subject: 'Één nieuw wachtwoord',
    html: '<p>Hoi Zoë</p>',
    text: 'Hoi Zoë\n.\nEinde',
    locale: 'nl',
  };
  const failure = async (more: Partial<OutgoingMail> = {}) => {
    const error: unknown = await transport.deliver({ ...mail, ...more }, never).catch((e) => e);
    return error as Error;
  };

  beforeAll(async () => {
    server = await fakeSmtp();
    transport = smtpTransport(server.url);
  });
  beforeEach(() => {
    server.reply.clear();
    server.received.length = 0;
  });
  afterAll(async () => {
    transport.close();
    await server.close();
  });

  it('sends to the one recipient, with both bodies', async () => {
    await transport.deliver(mail, never);
    const [{ from, to, data }] = server.received as [FakeSmtp['received'][number]];
    expect([from, to]).toEqual(['noreply@shop.example', ['jan@bouw.example']]);
    // Doubled dots of the protocol are undone by the receiver.
    const parsed = await PostalMime.parse(data.replaceAll('\r\n..', '\r\n.'));
    expect(parsed.subject).toBe(mail.subject);
    expect(parsed.text?.trim()).toBe(mail.text);
    expect(parsed.html?.trim()).toBe(mail.html);
    expect(parsed.messageId).toBe(mail.messageId);
  });

  it('sends nothing to an address that would add a recipient', async () => {
    expect(await failure({ to: 'a@b.example\r\nBcc: x@y.example' })).toBeInstanceOf(Error);
    expect(server.received).toEqual([]);
  });

  it.each([
    ['RCPT', '550 5.1.1 <jan@bouw.example> unknown'],
    ['.', '554 5.6.0 Refused: jan@bouw.example'],
  ])(
    'gives up where the server refuses for good at %s, without showing the address',
    async (at, reply) => {
      server.reply.set(at, reply);
      const error = await failure();
      expect(error).toBeInstanceOf(PermanentFailure);
      expect(error.message).toContain('j…@b….example');
      expect(error.message).not.toContain('jan@');
    },
  );

  it.each([
    ['RCPT', '451 4.7.1 Try again later'],
    ['MAIL', '421 4.3.2 Shutting down'],
    ['.', '452 4.3.1 Full'],
  ])('lets a temporary refusal at %s be tried again', async (at, reply) => {
    server.reply.set(at, reply);
    const error = await failure();
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PermanentFailure);
    server.reply.clear();
    await transport.deliver(mail, never);
  });

  it('lets a server that does not answer be tried again', async () => {
    const gone = await fakeSmtp();
    await gone.close();
    const error: unknown = await smtpTransport(gone.url)
      .deliver(mail, never)
      .catch((e) => e);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PermanentFailure);
  });
});
