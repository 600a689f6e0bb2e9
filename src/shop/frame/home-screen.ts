import { DISMISSED_VISIT_COUNT } from '../../domain/frame/home-screen-prompt.ts';
import { readStoredJson, writeStored } from '../ui/storage.ts';

const KEY = 'homeScreenPrompt';

const stored = () => (readStoredJson('localStorage', KEY) ?? {}) as { visits?: number };

/** If storage is disabled, every visit counts as the first. */
const store = (record: object) => writeStored('localStorage', KEY, JSON.stringify(record));

/** Counts this visit and returns its number. */
export function countVisit(): number {
  const record = stored();
  const visits = (Number(record.visits) || 0) + 1;
  store({ ...record, visits });
  return visits;
}

/** Never show the prompt again. */
export function dismissHomeScreen(): void {
  store({ ...stored(), dismissed: true, visits: DISMISSED_VISIT_COUNT });
}
