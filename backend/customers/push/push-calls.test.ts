import { expect, it } from 'vitest';
import { parseEnv } from '../../../src/env.ts';
import { isAtPushService } from './push-calls.ts';

const { PUSH_SERVICES } = parseEnv({});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.example.nl/abc', false],
  ['https://notify.windows.com.example.nl/abc', false],
  ['https://user:pw@fcm.googleapis.com/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://localhost:4321/api/internal', false],
  ['nonsense', false],
])('posts to %s: %s', (endpoint, isAllowed) => {
  expect(isAtPushService(endpoint, PUSH_SERVICES)).toBe(isAllowed);
});

it('reaches a service on this machine only where it is named', () => {
  expect(isAtPushService('https://push.example:444/a', ['push.example'])).toBe(false);
  expect(isAtPushService('https://push.example:443/a', ['push.example'])).toBe(true);
  expect(isAtPushService('http://localhost:8000/a', ['localhost'])).toBe(true);
  expect(isAtPushService('http://example.nl/a', ['example.nl'])).toBe(false);
});

it('sends to nobody where no service is named', () => {
  const { PUSH_SERVICES: none } = parseEnv({ PUSH_SERVICES: '' });
  expect(none).toEqual([]);
});
