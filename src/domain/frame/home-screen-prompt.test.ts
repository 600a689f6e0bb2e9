import { expect, test } from 'vitest';
import {
  DISMISSED_VISIT_COUNT,
  isPromptVisit,
  mayInstall,
  promptVariant,
} from './home-screen-prompt.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_4 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36';

test.each([
  ['an iPhone', IPHONE, false, 5, true],
  ['the installed shop', IPHONE, true, 5, false],
  ['an iPad that says it is a Mac', MAC, false, 5, true],
  ['a Mac', MAC, false, 0, false],
  ['an Android phone', ANDROID, false, 5, false],
])('%s', (_, userAgent, isStandalone, maxTouchPoints, may) => {
  expect(mayInstall({ userAgent, maxTouchPoints }, isStandalone)).toBe(may);
});

test('it is shown on the first visit only, and never after a dismissal', () => {
  expect([0, 1, 2, DISMISSED_VISIT_COUNT, DISMISSED_VISIT_COUNT + 1].map(isPromptVisit)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('iOS 13 and 14 are modern', () => {
  expect(promptVariant(IPHONE)).toBe('modern');
  expect(promptVariant(IPHONE.replace('14_4', '13_7'))).toBe('modern');
  expect(promptVariant(IPHONE.replace('14_4', '17_0'))).toBe('legacy');
});

test.each([
  ['13.1.2', 'modern'],
  ['14.0', 'modern'],
  ['15.6', 'legacy'],
  ['26.1', 'legacy'],
])('an iPad with version %s that says it is a Mac is %s', (version, variant) => {
  expect(promptVariant(`${MAC} (KHTML, like Gecko) Version/${version} Safari/605.1.15`)).toBe(
    variant,
  );
  expect(promptVariant(MAC)).toBe('legacy');
});
