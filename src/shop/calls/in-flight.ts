import { atom, type ReadableAtom } from 'nanostores';

const $count = atom(0);

/** Number of pending requests made by the shop's own scripts. */
export const $inFlight: ReadableAtom<number> = $count;

/** `fetch` that counts the request as pending until the response headers arrive. */
export const fetchCounted: typeof fetch = async (...request) => {
  $count.set($count.get() + 1);
  try {
    return await fetch(...request);
  } finally {
    $count.set($count.get() - 1);
  }
};
