/** Redirects from old addresses of pages: the rules, and their rows in the file of the releases. */
import type { DatabaseSync } from 'node:sqlite';

/** The page of an old address has moved to another address. */
export interface Redirect {
  from: string;
  to: string;
}

/** Old address → current address. */
type Redirects = ReadonlyMap<string, string>;

/**
 * Adds redirects made by one release. Existing ones are updated to the final address, and those
 * whose source is a page again are dropped.
 */
export function addRedirects(known: Redirects, moves: readonly Redirect[]): Map<string, string> {
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  const next = new Map([...known].map(([from, to]) => [from, moved.get(to) ?? to]));
  for (const { from, to } of moves) next.set(from, to);
  for (const { to } of moves) next.delete(to);
  return next;
}

/** The redirects that revert the moves of several releases. */
export function reverseRedirects(steps: readonly (readonly Redirect[])[]): Redirect[] {
  /** For each current address the earlier one; null if the page there was added later. */
  const originAt = new Map<string, string | null>();
  for (const step of steps) {
    const arrived = step.map(({ from, to }) => {
      const origin = originAt.get(from);
      return [to, origin === undefined ? from : origin] as const;
    });
    for (const { from } of step) originAt.set(from, null);
    for (const [to, origin] of arrived) originAt.set(to, origin);
  }
  return [...originAt].flatMap(([from, to]) => (to === null || to === from ? [] : [{ from, to }]));
}

/** Reads the redirects of a release. */
export function redirectsOf(db: DatabaseSync, release: number): Map<string, string> {
  const rows = db
    .prepare(
      `select from_path, to_path from moves
       where since <= :release and (until is null or until > :release) order by from_path`,
    )
    .all({ release });
  return new Map(rows.map((row) => [row['from_path'] as string, row['to_path'] as string]));
}

/** Stores the redirects that a release adds; `targetOverrides` overrides the targets of some addresses. */
export function saveRedirects(
  db: DatabaseSync,
  release: number,
  moves: readonly Redirect[],
  targetOverrides: Redirects = new Map(),
): void {
  if (moves.length === 0 && targetOverrides.size === 0) return;
  const before = redirectsOf(db, release);
  const after = new Map([...addRedirects(before, moves), ...targetOverrides]);
  const end = db.prepare('update moves set until = ? where from_path = ? and until is null');
  const add = db.prepare('insert into moves (from_path, to_path, since) values (?, ?, ?)');
  for (const [from, to] of before) if (after.get(from) !== to) end.run(release, from);
  for (const [from, to] of after) if (before.get(from) !== to) add.run(from, to, release);
  const step = db.prepare('insert into steps (release, from_path, to_path) values (?, ?, ?)');
  for (const { from, to } of moves) step.run(release, from, to);
}
