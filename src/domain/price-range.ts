import type { Cents } from './entities/money.ts';
import { toCents } from './money.ts';
import { MAX_PRICE } from './search-constants.ts';

export interface PriceRange {
  min: Cents;
  max: Cents;
}

/**
 * The price filter that two inputs in euros make: it applies only when both are numbers,
 * rounded to two decimals (spec 2 §5); no price is negative or over ten million. Ends given the wrong way round are turned.
 */
export function priceRange(min: unknown, max: unknown): PriceRange | null {
  const ends = [min, max].map(amount).filter((end) => end !== null);
  if (ends.length < 2) return null;
  const [low, high] = ends.sort((a, b) => a - b) as [Cents, Cents];
  return { min: low, max: high };
}

function amount(value: unknown): Cents | null {
  const euros =
    typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  return typeof euros === 'number' && euros >= 0 && euros <= MAX_PRICE ? toCents(euros) : null;
}
