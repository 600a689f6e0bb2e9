/**
 * Runs `task` over all items, at most `limit` at once; the first failure stops the rest. `lane` is
 * the index, from 0, of the concurrent slot.
 */
export async function parallel<T>(
  items: readonly T[],
  limit: number,
  task: (item: T, index: number, lane: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  let failed = false;
  const worker = async (lane: number) => {
    while (next < items.length && !failed) {
      const index = next++;
      try {
        await task(items[index] as T, index, lane);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(
    Array.from({ length: Math.min(limit, items.length) }, (_, lane) => worker(lane)),
  );
}
