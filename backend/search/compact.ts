import { Columns } from './columns.ts';

/**
 * The columns without their dead rows, and where each row went: `rowOf[old]` is its new
 * number plus one, 0 where it is gone.
 */
export function compactColumns(old: Columns): { columns: Columns; rowOf: Uint32Array } {
  const rowOf = new Uint32Array(old.size);
  const columns = new Columns();
  columns.reserve(old.live);
  for (let row = 0; row < old.size; row++) {
    if (!old.isAlive(row)) continue;
    const to = columns.size++;
    rowOf[row] = to + 1;
    columns.ids[to] = old.ids[row]!;
    columns.flags[to] = old.flags[row]!;
    columns.price[to] = old.price[row]!;
    columns.popularity[to] = old.popularity[row]!;
    columns.createdAt[to] = old.createdAt[row]!;
    columns.pathLength[to] = old.pathLength[row]!;
    for (let at = old.starts[row]!; at < old.starts[row + 1]!; at++) {
      columns.values.push(old.values.data[at]!);
    }
    columns.starts[to + 1] = columns.values.length;
    for (let at = old.nameStarts[row]!; at < old.nameStarts[row + 1]!; at++) {
      columns.nameTerms.push(old.nameTerms.data[at]!);
    }
    columns.nameStarts[to + 1] = columns.nameTerms.length;
    columns.liveNameTerms += old.nameLength(row);
    columns.names.push(old.names[row]!);
    columns.numbers.push(old.numbers[row]!);
    columns.eans.push(old.eans[row]!);
    columns.rowOfId.set(old.ids[row]!, to);
  }
  columns.live = columns.size;
  return { columns, rowOf };
}
