import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PermanentFailure } from '../jobs/job-queue.ts';
import { type OutgoingMail, smtpTransport, type MailTransport } from './outgoing-mail.ts';
import { type FakeSmtp, fakeSmtp } from './testing/fake-smtp.ts';

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
