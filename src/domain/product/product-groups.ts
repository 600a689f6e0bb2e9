/** Product groups: variants of one article, told apart by one to three axes. */
import type { ProductField } from './product.ts';
import { axisKind, compareAxisValues, isMachine, isQuantity, titleParts } from './group-axes.ts';

/** The data that decides a product's group, in the same language for all products. */
export interface GroupCandidate {
  id: number;
  name: string;
  brandId: number | null;
  categoryId: number | null;
  fields: readonly ProductField[];
}

/** Members of a group and the codes of the attributes that distinguish them. */
export interface FoundGroup {
  axes: string[];
  /** Ascending. */
  ids: number[];
}

export const MAX_AXES = 3;

/** A product beside others that may be variants of the same article. */
export interface Variant {
  id: number;
  /** The values of what may be its axes, by code. */
  values: ReadonlyMap<string, string>;
}

/**
 * Finds the groups among products: those of one brand and category whose titles are equal but for
 * the values of their axes, and whose other attributes are equal, save quantities that follow from
 * the axes (weight, contents). A doubtful product is left out rather than put into a wrong group.
 */
export function findGroups(candidates: readonly GroupCandidate[]): FoundGroup[] {
  const variantsByKey = new Map<string, Variant[]>();
  for (const candidate of candidates.toSorted((a, b) => a.id - b.id)) {
    const found = variantOf(candidate);
    if (!found) continue;
    const others = variantsByKey.get(found.key) ?? [];
    others.push(toVariant(candidate.id, found.fields));
    variantsByKey.set(found.key, others);
  }
  return [...variantsByKey.values()].flatMap(groupsOfVariants);
}

/**
 * Returns the fields that may be axes of a product, and the key that it shares with all products
 * that can be in a group with it; null if it can be in none.
 */
export function variantOf({
  name,
  brandId,
  categoryId,
  fields,
}: Omit<GroupCandidate, 'id'>): { key: string; fields: readonly ProductField[] } | null {
  if (brandId === null || categoryId === null || isMachine(fields)) return null;
  const { stem, namedAxes } = titleParts(name, fields);
  if (stem === '' || namedAxes.length === 0) return null;
  const codes = new Set(namedAxes.map(({ code }) => code));
  const same = fields
    .filter(({ code, value }) => !codes.has(code) && !isQuantity(value))
    .map(({ code, value }) => `${code}=${value}`)
    .sort();
  // Packs are left out of the key: a single piece has no pack size, but is a variant of the packs.
  const kinds = namedAxes.filter((field) => axisKind(field) !== 'pack').map(({ code }) => code);
  return {
    key: JSON.stringify([brandId, categoryId, stem, kinds.sort(), same]),
    fields: namedAxes,
  };
}

export const toVariant = (id: number, fields: readonly ProductField[]): Variant => ({
  id,
  values: new Map(fields.map(({ code, value }) => [code, value])),
});

/** Returns the groups among products that share a key of `variantOf`, given by ascending id. */
export function groupsOfVariants(members: readonly Variant[]): FoundGroup[] {
  const codes = [...new Set(members.flatMap(({ values }) => [...values.keys()]))];
  const counted = codes
    .map((code) => ({ code, count: new Set(members.map(({ values }) => values.get(code))).size }))
    .filter(({ code, count }, at, all) => {
      // Attributes with equal measures, such as `Gewicht 25 kg` and `Inhoud 25 kg`, are one axis.
      const earlier = all.slice(0, at).map((one) => one.code);
      return count > 1 && !earlier.some((other) => haveEqualMeasures(members, code, other));
    });
  if (counted.length > MAX_AXES) {
    // Too many axes: split the group by the axis with the fewest values.
    const { code } = counted.reduce((least, one) => (one.count < least.count ? one : least));
    const parts = Map.groupBy(members, ({ values }) => values.get(code));
    return [...parts.values()].flatMap(groupsOfVariants);
  }
  const axes = counted.map(({ code }) => code);
  const unique = new Map<string, number>();
  for (const { id, values } of members) {
    const combination = JSON.stringify(axes.map((code) => values.get(code) ?? null));
    if (!unique.has(combination)) unique.set(combination, id);
  }
  return unique.size < 2 ? [] : [{ axes, ids: [...unique.values()] }];
}

/**
 * Returns the group that the catalogue names, given its members by ascending id. Its axes are the
 * attributes of which the members have several values.
 */
export function namedGroup(members: readonly Variant[]): FoundGroup[] {
  const codes = [...new Set(members.flatMap(({ values }) => [...values.keys()]))].sort();
  const axes = codes.filter(
    (code) => new Set(members.map(({ values }) => values.get(code))).size > 1,
  );
  return axes.length === 0 ? [] : [{ axes, ids: members.map(({ id }) => id) }];
}

const haveEqualMeasures = (members: readonly Variant[], one: string, other: string): boolean =>
  members.every(({ values }) => {
    const [a, b] = [values.get(one), values.get(other)];
    return (
      a !== undefined && b !== undefined && compareAxisValues(withoutUnit(a), withoutUnit(b)) === 0
    );
  });

/** A value without its unit. */
const withoutUnit = (value: string): string => value.replace(/[^\d.,/x×]+/g, ' ').trim() || value;
