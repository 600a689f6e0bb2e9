/** Addresses that pages left, and where they lead: rules without a database. */

/** The page of one address is to be found at another. */
export interface Move {
  from: string;
  to: string;
}

/** Left address → address now. */
export type Moves = ReadonlyMap<string, string>;

/**
 * Where left addresses lead after moves that happen at one moment: from each that there was to
 * the last one, and no longer away from where a page now is.
 */
export function afterMoves(known: Moves, moves: readonly Move[]): Map<string, string> {
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  const next = new Map([...known].map(([from, to]) => [from, moved.get(to) ?? to]));
  for (const { from, to } of moves) next.set(from, to);
  for (const { to } of moves) next.delete(to);
  return next;
}

/** The moves that bring pages back to where they were before some steps. */
export function wayBack(steps: readonly (readonly Move[])[]): Move[] {
  /** Address now → address then; null: who is there now came later. */
  const then = new Map<string, string | null>();
  for (const step of steps) {
    const arrived = step.map(({ from, to }) => {
      const origin = then.get(from);
      return [to, origin === undefined ? from : origin] as const;
    });
    for (const { from } of step) then.set(from, null);
    for (const [to, origin] of arrived) then.set(to, origin);
  }
  return [...then].flatMap(([from, to]) => (to === null || to === from ? [] : [{ from, to }]));
}
