import type { Kysely } from 'kysely';
import { lastChange } from '../db/numbered-changes.ts';
import type { Database } from '../db/schema/database.ts';
import type { Registry } from './registry.ts';

export interface SearchSource {
  db: Kysely<Database>;
  /** `change`: number of the last change that search tells of; `ageMs`: since that was taken over. */
  readonly searched: { products: number; change: number; ageMs: number };
}

/** The copy of the catalogue that this process searches: its size, its age, and what it lacks. */
export function addSearchMetrics(registry: Registry, source: SearchSource): void {
  registry.gauge('shop_search_products', 'Products that are searched.', () => [
    { value: source.searched.products },
  ]);
  registry.gauge(
    'shop_search_age_seconds',
    'Time since search took over the last change of the catalogue.',
    () => [{ value: source.searched.ageMs / 1_000 }],
  );
  registry.gauge(
    'shop_search_changes_behind',
    'Changes of the catalogue that search does not tell of yet.',
    async () => {
      const { change } = source.searched;
      return [{ value: Math.max(0, (await lastChange(source.db)) - change) }];
    },
  );
}
