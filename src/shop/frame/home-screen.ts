import { DISMISSED_VISIT_COUNT } from '../../domain/frame/home-screen-prompt.ts';
import { readStoredJson, writeStored } from '../ui/storage.ts';

const PROMPT_KEY = 'homeScreenPrompt';

const readRecord = () => (readStoredJson('localStorage', PROMPT_KEY) ?? {}) as { visits?: number };

/** If storage is disabled, every visit counts as the first. */
const writeRecord = (record: object) =>
  writeStored('localStorage', PROMPT_KEY, JSON.stringify(record));

/** Counts this visit and returns its number. */
export function countVisit(): number {
  const record = readRecord();
  const visits = (Number(record.visits) || 0) + 1;
  writeRecord({ ...record, visits });
  return visits;
}

/** Remembers that the prompt was closed, so that it never shows again. */
export function dismissHomeScreen(): void {
  writeRecord({ ...readRecord(), dismissed: true, visits: DISMISSED_VISIT_COUNT });
}
