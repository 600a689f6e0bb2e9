import { setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_CONSENT } from '../../../domain/consent/consent.ts';

const ALL = { analytics: true, marketing: true, media: true };

useTestStorageEngine();
const { sendConsent, track } = await import('./analytics.ts');
const { $consent, giveConsent } = await import('../consent.ts');
$consent.listen(() => undefined);

const page = { gtm: 'GTM-TEST' as string | undefined };
const entries = () => (globalThis as unknown as Window).dataLayer ?? [];
const search = { event: 'search', search_term: 'gips' } as const;

beforeEach(() => {
  setTestStorageKey('consent', '{}');
  page.gtm = 'GTM-TEST';
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('dataLayer', undefined);
  vi.stubGlobal('document', { documentElement: { dataset: page } });
});

test('nothing is noted without consent to measuring', () => {
  track(search);
  giveConsent(NO_CONSENT);
  track(search);
  expect(entries()).toEqual([]);
});

test('nothing is noted where no tag manager is configured', () => {
  giveConsent(ALL);
  page.gtm = undefined;
  track(search);
  expect(entries()).toEqual([]);
});

test('events are noted after consent, and items never run into each other', () => {
  giveConsent(ALL);
  track(search);
  const ecommerce = { currency: 'EUR' as const, value: 0, items: [] };
  track({ event: 'view_item', ecommerce });
  expect(entries()).toEqual([search, { ecommerce: null }, { event: 'view_item', ecommerce }]);
});

test('consent is told as a command, the default first', () => {
  sendConsent(NO_CONSENT, true);
  sendConsent({ ...NO_CONSENT, analytics: true }, false);
  const commands = entries().map((entry) => [...(entry as IArguments)] as unknown[]);
  expect(Object.prototype.toString.call(entries()[0])).toBe('[object Arguments]');
  expect(commands.map(([name, action]) => [name, action])).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
  ]);
  expect(commands[0]?.[2]).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' });
  expect(commands[1]?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
});
