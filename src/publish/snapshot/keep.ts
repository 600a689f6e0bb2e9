/**
 * What every page shows alike (menus, footer) is rendered once and given to all. A page that
 * gets a kept piece depends on what the piece read, as if it had read that itself.
 */
import { snapshot } from './reader.ts';
import { noteDue, noteRead, type Reads, recordReads } from './reads.ts';

type Kept = Reads & { value: string };

// By the very object that tells when the data was read: a new reading forgets every piece.
const pieces = new WeakMap<Date, Map<string, Kept>>();

/** The text of `name`, made at the first call. `name` must say everything that it depends on. */
export async function keep(name: string, make: () => Promise<string>): Promise<string> {
  const reading = snapshot().readAt();
  let own = pieces.get(reading);
  if (!own) pieces.set(reading, (own = new Map<string, Kept>()));
  let kept = own.get(name);
  if (!kept) own.set(name, (kept = await recordReads(make)));
  for (const key of kept.keys) noteRead(key);
  noteDue(kept.due);
  return kept.value;
}
