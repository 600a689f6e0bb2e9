import { expect, test } from 'vitest';
import { consentMode, NO_CONSENT } from './consent.ts';

test('all four storage types are denied by default', () => {
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  expect(consentMode(NO_CONSENT)).toEqual(denied);
  expect(consentMode({ ...NO_CONSENT, media: true })).toEqual(denied);
  expect(consentMode({ ...NO_CONSENT, analytics: true })).toEqual({
    ...denied,
    analytics_storage: 'granted',
  });
  expect(new Set(Object.values(consentMode({ ...NO_CONSENT, marketing: true })))).toEqual(
    new Set(['denied', 'granted']),
  );
});
