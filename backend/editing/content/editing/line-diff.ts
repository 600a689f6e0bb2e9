import { diffArrays } from 'diff';

export interface DiffRow {
  /** The line on each side; null if it only exists on the other side. */
  left: string | null;
  right: string | null;
  isSame: boolean;
}

/** Limit, because the time of a comparison grows quadratically. */
const MAX_CHANGES = 2_000;

/**
 * Compares two texts side by side: equal lines share a row, and an added line is next to a removed
 * one. Texts with too little in common are shown as entirely different.
 */
export function lineDiff(left: string, right: string): DiffRow[] {
  const [before, after] = [left.split('\n'), right.split('\n')];
  const parts = diffArrays(before, after, { maxEditLength: MAX_CHANGES }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const rows: DiffRow[] = [];
  let gone: DiffRow[] = [];
  for (const { value, added, removed } of parts) {
    for (const [at, line] of value.entries()) {
      if (added && gone[at]) gone[at].right = line;
      else
        rows.push({
          left: added ? null : line,
          right: removed ? null : line,
          isSame: !added && !removed,
        });
    }
    gone = removed ? rows.slice(-value.length) : [];
  }
  return rows;
}
