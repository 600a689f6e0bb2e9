import { expect, test } from 'vitest';
import {
  consentMode,
  mergeSources,
  NO_CONSENT,
  thirdPartyScripts,
  thirdPartyScriptSources,
  tagManagerSources,
} from './consent.ts';

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

const OFF = { AB_TEST_URL: '', AB_TEST_HOSTS: [], VISUAL_TEST_URL: '', VISUAL_TEST_HOSTS: [] };

test('a disabled party has no sources', () => {
  expect(tagManagerSources({ GTM_ID: '' })).toBeNull();
  expect(thirdPartyScripts({ ...OFF, AB_TEST_HOSTS: ['collect.example'] })).toEqual([]);
});

test('a script needs its own origin, and those that it sends data to', () => {
  const AB_TEST_URL = 'https://ab.example/shop.js?v=2';
  const [script] = thirdPartyScripts({ ...OFF, AB_TEST_URL, AB_TEST_HOSTS: ['collect.example'] });
  expect(script).toMatchObject({ name: 'ab-test', url: AB_TEST_URL, kind: 'analytics' });
  expect(thirdPartyScriptSources(script!)).toEqual({
    scripts: ['https://ab.example'],
    connections: ['https://ab.example', 'https://collect.example'],
    images: ['https://ab.example', 'https://collect.example'],
  });
});

test('an origin of several parties is listed once', () => {
  const one = { scripts: ['a'], connections: ['b'], images: [] };
  const both = mergeSources([one, { scripts: ['a', 'c'], connections: ['b'], images: ['d'] }]);
  expect(both).toEqual({ scripts: ['a', 'c'], connections: ['b'], images: ['d'] });
  expect(mergeSources([])).toEqual({ scripts: [], connections: [], images: [] });
});
