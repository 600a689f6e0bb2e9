import { afterEach, expect, test, vi } from 'vitest';
import { whenFound } from './when-found.client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('looks every 2 s until the element is found, however long that takes', () => {
  vi.useFakeTimers();
  const querySelector = vi.fn((): HTMLElement | null => null);
  vi.stubGlobal('document', { querySelector });
  const use = vi.fn();
  whenFound('[data-consent-open]', use);
  vi.advanceTimersByTime(10 * 60_000);
  expect(querySelector).toHaveBeenCalledTimes(301);
  expect(use).not.toHaveBeenCalled();

  const button = { id: 'open' } as HTMLElement;
  querySelector.mockReturnValue(button);
  vi.advanceTimersByTime(2_000);
  expect(use.mock.calls).toEqual([[button]]);
  vi.advanceTimersByTime(60_000);
  expect(querySelector).toHaveBeenCalledTimes(302);
});
