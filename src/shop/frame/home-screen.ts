import { ALL_VISITS } from '../../domain/frame/home-screen-prompt.ts';

const KEY = 'homeScreenPrompt';

function stored(): { visits?: number } {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as { visits?: number };
  } catch {
    return {};
  }
}

function store(record: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Storage is closed: the next visit counts as the first.
  }
}

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
