import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prompt } from './home-screen-prompt.client.ts';

const visit = vi.hoisted(() => ({ count: vi.fn<() => number>() }));
vi.mock('./home-screen.ts', () => ({
  countVisit: visit.count,
  dismissHomeScreen: vi.fn(),
}));
vi.mock('./sidebars/scroll-lock.client.ts', () => ({ lockScroll: vi.fn() }));
// It is shown once its texts are there; here they never come.
const texts = vi.hoisted(() => ({ ask: vi.fn(() => new Promise(() => undefined)) }));
vi.mock('./sidebars/data.ts', () => ({ loadSidebarData: texts.ask }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'nl' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the prompt shows a second after the page opened, on the first visit', () => {
  visit.count.mockReturnValue(1);
  prompt();
  vi.advanceTimersByTime(999);
  expect(visit.count).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(visit.count).toHaveBeenCalledOnce();
  expect(texts.ask).toHaveBeenCalledWith('nl');
});

test('a later visit is counted, and shows none', () => {
  visit.count.mockReturnValue(2);
  prompt();
  vi.advanceTimersByTime(1_000);
  expect(visit.count).toHaveBeenCalledOnce();
  expect(texts.ask).not.toHaveBeenCalled();
});
