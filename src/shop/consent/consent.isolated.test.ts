import { setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_CONSENT } from '../../domain/consent/consent.ts';

const ALL = { analytics: true, marketing: true, media: true };

useTestStorageEngine();
const { $consent, $isDecided, giveConsent } = await import('./consent.ts');

let stop: (() => void)[] = [];
const NOW = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  stop = [$consent.listen(() => undefined), $isDecided.listen(() => undefined)];
  setTestStorageKey('consent', '{}');
});
afterEach(() => {
  vi.useRealTimers();
  stop.forEach((end) => end());
});

test('nothing is allowed before somebody says so', () => {
  expect($consent.get()).toEqual(NO_CONSENT);
  expect($isDecided.get()).toBe(false);
});

test('refusing is an answer', () => {
  giveConsent(NO_CONSENT);
  expect($consent.get()).toEqual(NO_CONSENT);
  expect($isDecided.get()).toBe(true);
});

test('playing a film allows films and answers nothing else', () => {
  giveConsent({ media: true });
  expect($consent.get()).toEqual({ ...NO_CONSENT, media: true });
  expect($isDecided.get()).toBe(false);
});

test('a choice can be taken back', () => {
  giveConsent(ALL);
  expect(Object.values($consent.get())).toEqual([true, true, true]);
  giveConsent({ marketing: false });
  expect($consent.get()).toEqual({ analytics: true, marketing: false, media: true });
});

test('a choice is asked for again after a year', () => {
  const kept = (at: number) => JSON.stringify({ analytics: true, at });
  setTestStorageKey('consent', kept(NOW - 364 * 86_400_000));
  expect($consent.get().analytics).toBe(true);
  setTestStorageKey('consent', kept(NOW - 366 * 86_400_000));
  expect($isDecided.get()).toBe(false);
});

test('a broken value allows nothing', () => {
  for (const text of [
    '{',
    'null',
    '"yes"',
    '{"analytics":true}',
    `{"analytics":"true","at":${NOW}}`,
  ]) {
    setTestStorageKey('consent', text);
    expect($consent.get(), text).toEqual(NO_CONSENT);
  }
});
