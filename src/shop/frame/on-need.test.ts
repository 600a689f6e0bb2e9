import type { WritableAtom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $inFlight } from '../calls/in-flight.ts';
import { loadingBar } from './loading-bar.client.ts';
import { showLoadingBar } from './on-need.client.ts';

vi.mock('./loading-bar.client.ts', () => ({ loadingBar: { start: vi.fn(), finish: vi.fn() } }));

const inFlight = $inFlight as WritableAtom<number>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the bar starts 200 ms after the first request, and is finished after the last answer', () => {
  showLoadingBar();
  inFlight.set(1);
  vi.advanceTimersByTime(100);
  inFlight.set(2);
  vi.advanceTimersByTime(99);
  expect(loadingBar.start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(loadingBar.start).toHaveBeenCalledOnce();
  inFlight.set(1);
  expect(loadingBar.finish).not.toHaveBeenCalled();
  inFlight.set(0);
  expect(loadingBar.finish).toHaveBeenCalledOnce();

  // What is answered sooner shows none.
  inFlight.set(1);
  vi.advanceTimersByTime(199);
  inFlight.set(0);
  vi.advanceTimersByTime(1_000);
  expect(loadingBar.start).toHaveBeenCalledOnce();
});
