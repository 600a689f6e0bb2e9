import type { IsoDateTime } from '../shared/common.ts';

/** How long a stored count is valid (spec 1 §9). */
export const ACCOUNT_COUNT_CACHE_MS = 900_000;

export const COUNT_LABELS = ['orderCount', 'wishlistCount'] as const;

export type CountLabel = (typeof COUNT_LABELS)[number];

/** An account count cache item (spec 1 §3). */
export interface CountItem {
  cacheDate: IsoDateTime;
  value: number;
  label: CountLabel;
}

/** Parses stored counts; invalid items are dropped. */
export function parseCounts(text: string | null): CountItem[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items.filter(isCountItem) : [];
  } catch {
    return [];
  }
}

/** Returns the count of a label if it was stored in the last 15 minutes, else null. */
export function freshCount(
  items: readonly CountItem[],
  label: CountLabel,
  now: Date,
): number | null {
  const item = items.find((each) => each.label === label);
  if (!item) return null;
  const age = now.getTime() - Date.parse(item.cacheDate);
  // The age is negative after the clock was set back; that must not extend the validity.
  return age >= 0 && age < ACCOUNT_COUNT_CACHE_MS ? item.value : null;
}

/** Returns the items with the count of one label replaced. */
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
