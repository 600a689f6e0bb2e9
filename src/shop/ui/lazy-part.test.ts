import { expect, it, vi } from 'vitest';
import { lazyModule } from './lazy-part.tsx';

it('keeps code that was fetched', async () => {
  const load = vi.fn(() => Promise.resolve({ part: 1 }));
  const code = lazyModule(load);
  expect(code.loaded).toBeNull();
  expect(await code.fetch()).toEqual({ part: 1 });
  expect(code.loaded).toBe(await code.fetch());
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches code again after a failure', async () => {
  const load = vi.fn(() => Promise.resolve({ part: 1 }));
  load.mockRejectedValueOnce(new Error('cut'));
  const code = lazyModule(load);
  await expect(code.fetch()).rejects.toThrow('cut');
  expect(code.loaded).toBeNull();
  await expect(code.fetch()).resolves.toEqual({ part: 1 });
});
