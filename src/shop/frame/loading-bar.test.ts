import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

const bar = { dataset: { state: '' }, getBoundingClientRect: vi.fn(), remove: vi.fn() };
vi.stubGlobal('document', {
  createElement: () => bar,
  querySelector: () => null,
  body: { append: vi.fn() },
});
const { loadingBar } = await import('./loading-bar.client.ts');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
// Other files of this worker import modules that look whether there is a document.
afterAll(() => vi.unstubAllGlobals());

it('is gone half a second after the last answer', () => {
  loadingBar.start();
  expect(bar.dataset.state).toBe('creeping');
  loadingBar.finish();
  expect(bar.dataset.state).toBe('done');
  vi.advanceTimersByTime(300);
  loadingBar.start();
  loadingBar.finish();
  vi.advanceTimersByTime(499);
  expect(bar.remove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(bar.remove).toHaveBeenCalledOnce();
});
