/** Cases of the calls about notifications. */
import type { CallCases } from './cases.ts';

/** A browser; the key is the example of RFC 8291. */
export const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/contract',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export const PUSH_CASES: Record<string, CallCases> = {
  pushSettings: { good: () => [{}] },
  subscribePush: {
    needsCustomer: true,
    good: (_, { orderKey }) => [{ body: { ...BROWSER, orderKey } }],
    bad: [
      { field: 'endpoint', input: { body: {} } },
      { field: 'endpoint', input: { body: { ...BROWSER, endpoint: 'ftp://push.example' } } },
      { field: 'p256dh', input: { body: { ...BROWSER, p256dh: 'x' } } },
      { field: 'auth', input: { body: { ...BROWSER, auth: '' } } },
      { field: 'orderKey', input: { body: { ...BROWSER, orderKey: '1' } } },
    ],
    unknown: [{ body: { ...BROWSER, orderKey: 'B'.repeat(22) } }],
  },
  unsubscribePush: {
    good: () => [{ body: { endpoint: BROWSER.endpoint } }],
    bad: [
      { field: 'endpoint', input: { body: {} } },
      { field: 'endpoint', input: { body: { endpoint: 'x' } } },
    ],
  },
  pushDevices: { good: () => [{}] },
  endAllPush: { good: () => [{}] },
};
