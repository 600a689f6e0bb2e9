import { afterEach, expect, test, vi } from 'vitest';
import { $inFlight, fetchCounted } from './in-flight.ts';

afterEach(() => vi.unstubAllGlobals());

test('counts what is on its way, failures too', async () => {
  const answers: ((ok: boolean) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve, reject) =>
        answers.push((ok) => (ok ? resolve(new Response()) : reject(new Error('down')))),
      ),
  );
  const first = fetchCounted('/a');
  const second = fetchCounted('/b');
  expect($inFlight.get()).toBe(2);
  answers[0]?.(true);
  await first;
  expect($inFlight.get()).toBe(1);
  answers[1]?.(false);
  await expect(second).rejects.toThrow('down');
  expect($inFlight.get()).toBe(0);
});
