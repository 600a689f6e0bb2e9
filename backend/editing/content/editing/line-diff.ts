export interface DiffRow {
  /** The line on each side; null where the other side has one more. */
  left: string | null;
  right: string | null;
  isSame: boolean;
}

/** Two texts side by side, equal lines beside each other. */
export function lineDiff(left: string, right: string): DiffRow[] {
  const [a, b] = [left.split('\n'), right.split('\n')];
  const longest = lengths(a, b);
  const rows: DiffRow[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [one, other] = [a[i], b[j]];
    if (i < a.length && j < b.length && one === other) {
      rows.push({ left: one!, right: other!, isSame: true });
      i += 1;
      j += 1;
    } else if (
      i < a.length &&
      (j >= b.length || (longest[i + 1]?.[j] ?? 0) >= (longest[i]?.[j + 1] ?? 0))
    ) {
      rows.push({ left: one!, right: null, isSame: false });
      i += 1;
    } else {
      rows.push({ left: null, right: other!, isSame: false });
      j += 1;
    }
  }
  return paired(rows);
}

/** How many lines two tails have in common, at each pair of places. */
function lengths(a: string[], b: string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, next] = [table[i]!, table[i + 1]!];
      row[j] = a[i] === b[j] ? next[j + 1]! + 1 : Math.max(next[j]!, row[j + 1]!);
    }
  }
  return table;
}

/** A line that went and one that came in its place stand in one row. */
function paired(rows: DiffRow[]): DiffRow[] {
  const out: DiffRow[] = [];
  let free: DiffRow[] = [];
  for (const row of rows) {
    if (row.isSame) free = [];
    if (row.left === null && free.length > 0) free.shift()!.right = row.right;
    else {
      out.push(row);
      if (row.right === null) free.push(row);
    }
  }
  return out;
}
