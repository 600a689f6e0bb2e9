import { expect, it, vi } from 'vitest';
import { followReleases } from './open-sharing.ts';

it('looks for releases where the database sends no notifications', async () => {
  const follow = vi.fn(async () => {});
  const onError = vi.fn();
  const stop = followReleases({ databaseUrl: 'postgres://localhost:1/none', follow, onError });
  await vi.waitFor(() => expect(follow).toHaveBeenCalled());
  expect(onError).toHaveBeenCalledOnce();
  await stop();
});
