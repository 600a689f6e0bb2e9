import { FIELD_MASK, OWN_CATEGORY, ROW_SHIFT } from './fields.ts';
import type { SearchStore } from './store.ts';

/** This share of a word's products makes a category the one where they lie. */
const MOST = 0.6;

/** Finds the deepest category that holds most products that a word names. */
export class TermCategories {
  private cache = new Map<number, number | null>();
  private builtAt = -1;
  private readonly store: SearchStore;

  constructor(store: SearchStore) {
    this.store = store;
  }

  /** A category id, or null where the products lie spread. */
  of(term: number): number | null {
    if (this.builtAt !== this.store.version) {
      this.cache = new Map();
      this.builtAt = this.store.version;
    }
    let id = this.cache.get(term);
    if (id === undefined) this.cache.set(term, (id = this.find(term)));
    return id;
  }

  private find(term: number): number | null {
    const { columns, values, vocabulary } = this.store;
    const counts = new Map<number, { count: number; depth: number }>();
    const { data, length } = vocabulary.postings[term]!;
    let rows = 0;
    for (let at = 0; at < length; at++) {
      const row = data[at]! >>> ROW_SHIFT;
      if ((data[at]! & FIELD_MASK) < OWN_CATEGORY || !columns.isAlive(row)) continue;
      rows++;
      const from = columns.starts[row]! + 1;
      for (let depth = 0; depth < columns.pathLength[row]!; depth++) {
        const value = columns.values.data[from + depth]!;
        const known = counts.get(value);
        if (known) known.count++;
        else counts.set(value, { count: 1, depth });
      }
    }
    let best: { value: number; count: number; depth: number } | null = null;
    for (const [value, { count, depth }] of counts) {
      if (count < rows * MOST) continue;
      if (!best || depth > best.depth) best = { value, count, depth };
    }
    return best ? Number(values.text[best.value]) : null;
  }
}
