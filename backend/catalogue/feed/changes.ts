/** What an import changes, field by field, so that each can be taken back by itself. */
import { isDeepStrictEqual } from 'node:util';

/** A row whose objects `details` and `quantities` are taken apart: `details.weight`. */
export type Flat = Record<string, unknown>;

/** Field → its value before and after; null for what is absent. */
export type FieldChanges = Record<string, [before: unknown, after: unknown]>;

const TAKEN_APART = ['details', 'quantities'];

export function flatten(row: object): Flat {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
      TAKEN_APART.includes(name) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, inner])
        : [[name, value]],
    ),
  );
}

/** The row again; what became absent is left out of the objects that were taken apart. */
export function unflatten(flat: Flat): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(flat)) {
    const name = TAKEN_APART.find((one) => field.startsWith(`${one}.`));
    if (name === undefined) row[field] = value;
    else {
      const whole = (row[name] ??= {}) as Record<string, unknown>;
      const part = field.slice(name.length + 1);
      if (name !== 'quantities' || value !== null) whole[part] = value;
    }
  }
  return row;
}

export function differences(before: Flat | null, after: Flat): FieldChanges {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]);
  const changes: FieldChanges = {};
  for (const field of fields) {
    const pair: [unknown, unknown] = [before?.[field] ?? null, after[field] ?? null];
    if (!isDeepStrictEqual(...pair)) changes[field] = pair;
  }
  return changes;
}

/**
 * The row as it was before the changes, as far as nobody changed these fields since; `later` are the
 * fields that somebody did. Fields of one `group` are taken back together or not at all.
 */
export function takenBack(
  now: Flat,
  changes: FieldChanges,
  group: ReadonlySet<string> = new Set(),
): { row: Flat; later: string[] } {
  const isOf = (field: string, at: 0 | 1) =>
    isDeepStrictEqual(now[field] ?? null, changes[field]![at] ?? null);
  const names = Object.keys(changes);
  const later = names.filter((field) => !isOf(field, 1) && !isOf(field, 0));
  const isGroupKept = later.some((field) => group.has(field));
  const back = names.filter(
    (field) => !later.includes(field) && !(isGroupKept && group.has(field)),
  );
  const row = { ...now };
  for (const field of back) row[field] = changes[field]![0];
  return { row, later };
}
