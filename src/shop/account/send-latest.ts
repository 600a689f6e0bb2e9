/**
 * Sends values per key, one request at a time; of the values set while a request is pending, only
 * the last is sent next. Quick clicks thus arrive in order, and the last one wins. `send` must not
 * reject.
 */
export function sendLatest<Key, Value>(
  send: (key: Key, value: Value) => Promise<unknown>,
): (key: Key, value: Value) => Promise<void> {
  const waiting = new Map<Key, Value>();
  const busy = new Set<Key>();
  return async (key, value) => {
    waiting.set(key, value);
    if (busy.has(key)) return;
    busy.add(key);
    while (waiting.has(key)) {
      const next = waiting.get(key) as Value;
      waiting.delete(key);
      await send(key, next);
    }
    busy.delete(key);
  };
}
