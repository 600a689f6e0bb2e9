import type { Price } from '../shared/money.ts';
import { isOrderableState, type StockState } from './stock.ts';
import { axisKind, compareAxisValues } from './group-axes.ts';

/** A variant in its group. */
export interface GroupMember extends Price {
  id: number;
  /** The last part of its address. */
  url: string;
  /** One value per axis; null if it has none, such as a single piece beside packs. */
  values: (string | null)[];
  state: StockState;
}

/** Variants of one article and the axes that tell them apart, in one language. */
export interface ProductGroup {
  /** The lowest id of its members. */
  id: number;
  /** What the titles of its members have in common: `Zeskantbout DIN 933`. */
  name: string;
  axes: { code: string; label: string }[];
  /** Sorted by id. */
  members: GroupMember[];
}

export interface VariantChoice {
  value: string | null;
  /** The variant with this value that is nearest to the current one. */
  member: GroupMember;
  isCurrent: boolean;
  /** Its values of other axes that differ from the current ones; none if just this axis changes. */
  others: string[];
}

export interface AxisChoices {
  label: string;
  /** How a missing value is displayed: as a single piece beside packs, or as "without". */
  none: 'single' | 'without';
  choices: VariantChoice[];
}

/**
 * Returns the choices on a variant's page: per axis each value of the group; null if the product is
 * not in it.
 */
export function variantChoices(group: ProductGroup, id: number): AxisChoices[] | null {
  const current = group.members.find((member) => member.id === id);
  if (!current) return null;
  return group.axes.map(({ code, label }, axis) => ({
    label,
    none: isPack(group, axis, code) ? 'single' : 'without',
    choices: valuesOf(group, axis).map((value) => {
      const isCurrent = value === current.values[axis];
      const member = isCurrent ? current : nearestMember(group, current, axis, value);
      const others = member.values.filter(
        (other, at): other is string =>
          at !== axis && other !== null && other !== current.values[at],
      );
      return { value, member, isCurrent, others };
    }),
  }));
}

const isPack = ({ members, axes }: ProductGroup, axis: number, code: string): boolean =>
  members.every(({ values }) => {
    const value = values[axis] ?? null;
    return value === null || axisKind({ code, label: axes[axis]!.label, value }) === 'pack';
  });

/** The values of an axis in order; a missing one first. */
export function valuesOf(group: ProductGroup, axis: number): (string | null)[] {
  const values = new Set(group.members.map((member) => member.values[axis] ?? null));
  return [...values].sort((a, b) =>
    a === null || b === null ? Number(a !== null) - Number(b !== null) : compareAxisValues(a, b),
  );
}

/**
 * The member with this value that differs least from the current one. An equal value of an earlier
 * axis weighs more than those of all later axes; among equals, a member that can be bought
 * precedes, then the lowest id.
 */
function nearestMember(
  group: ProductGroup,
  current: GroupMember,
  axis: number,
  value: string | null,
): GroupMember {
  const rank = (member: GroupMember) =>
    member.values.reduce(
      (sum, other, at) => sum * 2 + Number(at !== axis && other === current.values[at]),
      0,
    ) *
      2 +
    Number(isOrderableState(member.state));
  return group.members
    .filter((member) => member.values[axis] === value)
    .reduce((best, member) => (rank(member) > rank(best) ? member : best));
}

/** Minimum number of members for a table; with fewer, links are quicker to use. */
export const MIN_TABLE_MEMBERS = 4;
/** Maximum number of members in a table: as many as one call for products returns. */
export const MAX_TABLE_MEMBERS = 200;

interface SizeTableAxes {
  /** Index of the axis of the rows. */
  rows: number;
  columns: number;
}

const LENGTH = /^(?:lengte|length)$/i;

/**
 * The axes of the size table of a group with two axes of measures, such as bolts by length (rows)
 * and thread (columns); null if a table does not help.
 */
export function sizeTableAxes(group: ProductGroup): SizeTableAxes | null {
  const count = group.members.length;
  if (count < MIN_TABLE_MEMBERS || count > MAX_TABLE_MEMBERS) return null;
  const sizes = group.axes.flatMap(({ code, label }, at) =>
    group.members.every(({ values }) => {
      const value = values[at];
      return value != null && axisKind({ code, label, value }) === 'size';
    })
      ? [at]
      : [],
  );
  if (sizes.length !== 2) return null;
  const [first, second] = sizes as [number, number];
  const { code, label } = group.axes[first]!;
  const isLength = LENGTH.test(code) || LENGTH.test(label);
  return isLength ? { rows: first, columns: second } : { rows: second, columns: first };
}

/** A size table as the browser gets it, without prices and stock, which are live. */
export interface SizeTable {
  rows: { label: string; values: string[] };
  columns: { label: string; values: string[] };
  /** Product, its row and column, and its values of other axes in words. */
  cells: [id: number, row: number, column: number, other: string][];
}

/** The size table of a group; null if it has none. */
export function sizeTable(group: ProductGroup): SizeTable | null {
  const axes = sizeTableAxes(group);
  if (!axes) return null;
  const headersOf = (axis: number) => ({
    label: group.axes[axis]!.label,
    values: valuesOf(group, axis).filter((value) => value !== null),
  });
  const [rows, columns] = [headersOf(axes.rows), headersOf(axes.columns)];
  return {
    rows,
    columns,
    cells: group.members.map(({ id, values }) => [
      id,
      rows.values.indexOf(values[axes.rows]!),
      columns.values.indexOf(values[axes.columns]!),
      values
        .filter((value, at) => value !== null && at !== axes.rows && at !== axes.columns)
        .join(' · '),
    ]),
  };
}
