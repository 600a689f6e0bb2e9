const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/** Edits between two words (a swap of neighbours counts one), or `max + 1` when there are more. */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max || b.length >= 63) return max + 1;
  let [before, previous, current] = rows;
  for (let column = 0; column <= b.length; column++) previous[column] = column;
  for (let row = 1; row <= a.length; row++) {
    current[0] = row;
    let least = row;
    const letter = a.charCodeAt(row - 1);
    for (let column = 1; column <= b.length; column++) {
      const other = b.charCodeAt(column - 1);
      let cost = previous[column - 1]! + (letter === other ? 0 : 1);
      cost = Math.min(cost, previous[column]! + 1, current[column - 1]! + 1);
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === other;
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > max) return max + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[b.length]!, max + 1);
}
