import { atom, type ReadableAtom } from 'nanostores';

const $count = atom(0);

/** How many requests of the shop's own scripts are on their way. */
export const $inFlight: ReadableAtom<number> = $count;

/** `fetch`, counted until its answer begins to arrive. */
export const countedFetch: typeof fetch = async (...request) => {
  $count.set($count.get() + 1);
  try {
    return await fetch(...request);
  } finally {
    $count.set($count.get() - 1);
  }
};
