import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import { branchPlace } from '../../domain/branch-place.ts';
import type { PreferredStore } from '../../stores/preferred-store.ts';
import type { Here } from './stock-html.ts';

/** What cards say of the visitor's branch and of today; the branch by its place. */
export function hereOf(
  store: PreferredStore | null,
  { config, company }: { config: AvailabilityConfig; company: string },
): Here {
  return { config, store: store && { ...store, name: branchPlace(store.name, company) } };
}
