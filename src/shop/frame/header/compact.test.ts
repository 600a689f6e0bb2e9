import { afterEach, expect, test, vi } from 'vitest';
import { watchCompactHeader } from './compact.client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the header changes its form from 100 ms on, and with motion from 5000 ms on', () => {
  vi.useFakeTimers();
  const marks = new Map<string, boolean>();
  const toggleAttribute = (name: string, isOn: boolean) => void marks.set(name, isOn);
  vi.stubGlobal('document', { documentElement: { toggleAttribute } });
  vi.stubGlobal('scrollY', 101);
  vi.stubGlobal('addEventListener', vi.fn());
  watchCompactHeader();
  vi.advanceTimersByTime(99);
  expect([...marks]).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([...marks]).toEqual([['data-compact', true]]);
  vi.advanceTimersByTime(4899);
  expect(marks.has('data-animated')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(marks.get('data-animated')).toBe(true);
});
