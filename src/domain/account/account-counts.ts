import type { IsoDateTime } from '../shared/common.ts';

/** How long a count of an account is kept (spec 1 §9). */
export const ACCOUNT_COUNT_CACHE_MS = 900_000;

export const COUNT_LABELS = ['orderCount', 'wishlistCount'] as const;

export type CountLabel = (typeof COUNT_LABELS)[number];

/** An account count cache item (spec 1 §3). */
export interface CountItem {
  cacheDate: IsoDateTime;
  value: number;
  label: CountLabel;
}

/** The items of a stored text; whatever is no count item is left out. */
export function parseCounts(text: string | null): CountItem[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items.filter(isCountItem) : [];
  } catch {
    return [];
  }
}

/** The value under a label, if it is not older than 15 minutes; else null. */
export function freshCount(
  items: readonly CountItem[],
  label: CountLabel,
  now: Date,
): number | null {
  const item = items.find((each) => each.label === label);
  if (!item) return null;
  const age = now.getTime() - Date.parse(item.cacheDate);
  // A clock that was set back must not keep a count for longer.
  return age >= 0 && age < ACCOUNT_COUNT_CACHE_MS ? item.value : null;
}

/** The items with one of them replaced. */
export function withCount(
  items: readonly CountItem[],
  label: CountLabel,
  value: number,
  now: Date,
): CountItem[] {
  const item = { cacheDate: now.toISOString(), value: Math.max(0, value), label };
  return [...items.filter((each) => each.label !== label), item];
}

function isCountItem(item: unknown): item is CountItem {
  const { cacheDate, value, label } = (item ?? {}) as Record<string, unknown>;
  return (
    typeof cacheDate === 'string' &&
    Number.isSafeInteger(value) &&
    (COUNT_LABELS as readonly unknown[]).includes(label)
  );
}
