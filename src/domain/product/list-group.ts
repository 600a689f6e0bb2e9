/** One card of a list for several matches of a product group. */
import type { Price } from '../shared/money.ts';
import { axisKind } from './group-axes.ts';
import type { ProductField, ProductSummary } from './product.ts';

/** What the matches differ in: only in sizes, only in colours, or otherwise. */
export const LIST_GROUP_AXES = ['size', 'colour', 'variant'] as const;
export type ListGroupAxis = (typeof LIST_GROUP_AXES)[number];

export interface ListGroup {
  /** Number of matches in the group. */
  count: number;
  axis: ListGroupAxis;
  /** The match whose price the card states as the lowest; null if it states the product's own. */
  cheapest: (Price & { id: number; unit: string }) | null;
}

/** A product as lists show it; with `group` it stands for all matches of its group. */
export interface ListedProduct extends ProductSummary {
  group?: ListGroup;
}

const SIZE_NAMES = new Set(['maat', 'size', 'kledingmaat']);
const COLOUR_NAMES = new Set(['kleur', 'colour', 'color']);

function axisOf(field: ProductField): ListGroupAxis {
  const names = [field.code.toLowerCase(), field.label.toLowerCase()];
  if (names.some((name) => SIZE_NAMES.has(name))) return 'size';
  if (names.some((name) => COLOUR_NAMES.has(name))) return 'colour';
  return axisKind(field) === 'size' ? 'size' : 'variant';
}

/**
 * Returns in what matches differ. `matches`: for each match, the fields that may distinguish it.
 */
export function listGroupAxis(matches: readonly (readonly ProductField[])[]): ListGroupAxis {
  const byCode = Map.groupBy(matches.flat(), ({ code }) => code);
  const differing = [...byCode.values()].filter(
    (fields) =>
      fields.length < matches.length || fields.some(({ value }) => value !== fields[0]!.value),
  );
  const axes = new Set(differing.flatMap((fields) => fields.map(axisOf)));
  const [axis] = axes;
  return axes.size === 1 ? axis! : 'variant';
}
