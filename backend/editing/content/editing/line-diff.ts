import { diffArrays } from 'diff';

export interface DiffRow {
  /** The line on each side; null where the other side has one more. */
  left: string | null;
  right: string | null;
  isSame: boolean;
}

/** The time of a comparison grows with the square of this. */
const MOST_CHANGES = 2_000;

/**
 * Two texts side by side: equal lines in one row, and a line that came beside one that went. Texts
 * with too little in common are shown as if no line were equal.
 */
export function lineDiff(left: string, right: string): DiffRow[] {
  const [before, after] = [left.split('\n'), right.split('\n')];
  const parts = diffArrays(before, after, { maxEditLength: MOST_CHANGES }) ?? [
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
