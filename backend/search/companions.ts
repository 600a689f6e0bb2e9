/**
 * What a job with one class of products (`details.family`) also needs: the data behind cross
 * sell. A class that is not here goes with the other categories of its own root.
 */
export type Companions = Readonly<Record<string, readonly string[]>>;

/** Classes that go with these, the first companions of each first; none of the given ones. */
export function companionsOf(families: readonly string[], companions: Companions): string[] {
  const lists = families.map((family) => companions[family] ?? []);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const found = new Set<string>();
  for (let at = 0; at < longest; at++) {
    for (const list of lists) {
      const family = list[at];
      if (family && !families.includes(family)) found.add(family);
    }
  }
  return [...found];
}
