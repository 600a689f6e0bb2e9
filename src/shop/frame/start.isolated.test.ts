import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadForNewCode } from './start.client.ts';

vi.mock('../calls/notification.ts', () => ({ NOTIFICATION_MS: 3_000, notify: vi.fn() }));

let events: EventTarget;
const reload = vi.fn();
const ask = vi.fn<typeof fetch>();
const online = vi.fn();
const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  events = new EventTarget();
  stored.clear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('location', { pathname: '/winkelmand', reload });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  reloadForNewCode();
  events.addEventListener('online', online);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const failToLoad = async () => {
  events.dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(0);
};

test('code that a shop which answers no longer has reloads the page', async () => {
  ask.mockResolvedValue(new Response());
  await failToLoad();
  expect(reload).toHaveBeenCalledOnce();
  expect(stored.has('chunkReload')).toBe(true);
});

test('a shop that cannot be reached keeps the page, and what failed is tried once it answers', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  // A proxy before a shop that restarts.
  ask.mockResolvedValueOnce(new Response(null, { status: 502 }));
  ask.mockResolvedValue(new Response());
  await failToLoad();
  expect(online).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(online).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
  expect(stored.size).toBe(0);
});

test('a shop that never answers is not asked for ever', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await failToLoad();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask.mock.calls.length).toBeLessThan(10);
  expect(reload).not.toHaveBeenCalled();
});
