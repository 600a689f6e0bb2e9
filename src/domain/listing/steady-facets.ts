interface Value {
  value: string;
  count: number;
}

/** A group of values to choose from. */
interface Facet<V extends Value> {
  field: string;
  values: V[];
}

/**
 * The facets of a new answer in the places of those that are on the screen, so that nothing
 * moves under the finger of a visitor who chooses several values: groups and values keep their
 * order, what the answer no longer has counts 0, what it adds comes last.
 */
export function steadyFacets<V extends Value, F extends Facet<V>>(
  before: readonly F[],
  now: readonly F[],
): F[] {
  const answered = new Map(now.map((facet) => [facet.field, facet]));
  const known = new Set(before.map(({ field }) => field));
  const kept = before.map((facet) => ({
    ...(answered.get(facet.field) ?? facet),
    values: steadyValues(facet.values, answered.get(facet.field)?.values ?? []),
  }));
  return [...kept, ...now.filter(({ field }) => !known.has(field))];
}

function steadyValues<V extends Value>(before: readonly V[], now: readonly V[]): V[] {
  const answered = new Map(now.map((one) => [one.value, one]));
  const known = new Set(before.map(({ value }) => value));
  const kept = before.map((one) => answered.get(one.value) ?? { ...one, count: 0 });
  return [...kept, ...now.filter(({ value }) => !known.has(value))];
}
