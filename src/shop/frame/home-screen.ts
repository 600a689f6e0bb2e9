import { ALL_VISITS } from '../../domain/frame/home-screen-prompt.ts';
import { readStoredJson, writeStored } from '../ui/storage.ts';

const KEY = 'homeScreenPrompt';

const stored = () => (readStoredJson('localStorage', KEY) ?? {}) as { visits?: number };

/** Where storage is closed, the next visit counts as the first. */
const store = (record: object) => writeStored('localStorage', KEY, JSON.stringify(record));

/** Counts this visit, and answers its number. */
export function countVisit(): number {
  const record = stored();
  const visits = (Number(record.visits) || 0) + 1;
  store({ ...record, visits });
  return visits;
}

/** Never shown again. */
export function dismissHomeScreen(): void {
  store({ ...stored(), dismissed: true, visits: ALL_VISITS });
}
