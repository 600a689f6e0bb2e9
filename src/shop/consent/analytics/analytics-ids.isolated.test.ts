import { beforeEach, expect, it, vi } from 'vitest';

const consent = vi.hoisted(() => ({ analytics: true }));
vi.mock('../consent.ts', () => ({ $consent: { get: () => consent } }));
const { analyticsIds } = await import('./analytics-ids.ts');

beforeEach(() => {
  consent.analytics = true;
});

const cookies = (cookie: string) => vi.stubGlobal('document', { cookie });

it.each([
  ['GS1.1.1700000001.3.1', '1700000001'],
  ['GS2.1.s1700000002$o3$g1', '1700000002'],
])('reads client and session from the cookies of the service: %s', (session, id) => {
  cookies(`lang=nl; _ga=GA1.1.123456789.1699999999; _ga_ABC123=${session}`);
  expect(analyticsIds()).toEqual({
    ...{ analyticsClientId: '123456789.1699999999', analyticsSessionId: id },
  });
});

it('tells nothing without consent, and nothing without cookies', () => {
  const nothing = { analyticsClientId: null, analyticsSessionId: null };
  cookies('lang=nl');
  expect(analyticsIds()).toEqual(nothing);
  cookies('_ga=GA1.1.123456789.1699999999');
  consent.analytics = false;
  expect(analyticsIds()).toEqual(nothing);
});
