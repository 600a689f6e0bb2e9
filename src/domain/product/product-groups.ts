/** Product groups: variants of one article, told apart by one to three axes. */
import type { ProductField } from './product.ts';
import { axisKind, compareValues, isMachine, isQuantity, titleParts } from './group-axes.ts';

/** What decides which group a product belongs to, in one language for all products. */
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

interface Titled {
  id: number;
  /** The values of its axes, by code. */
  values: ReadonlyMap<string, string>;
}

/**
 * Finds the groups among products: those of one brand and category whose titles are equal but for
 * the values of their axes, and whose other attributes are equal, save quantities that follow from
 * the axes (weight, contents). A doubtful product is left out rather than put into a wrong group.
 */
export function findGroups(candidates: readonly GroupCandidate[]): FoundGroup[] {
  const alike = new Map<string, Titled[]>();
  for (const candidate of candidates.toSorted((a, b) => a.id - b.id)) {
    const titled = titledOf(candidate);
    if (!titled) continue;
    const others = alike.get(titled.key) ?? [];
    others.push(titled.member);
    alike.set(titled.key, others);
  }
  return [...alike.values()].flatMap(groupsOf);
}

function titledOf(candidate: GroupCandidate): { key: string; member: Titled } | null {
  const { id, name, brandId, categoryId, fields } = candidate;
  if (brandId === null || categoryId === null || isMachine(fields)) return null;
  const { stem, named } = titleParts(name, fields);
  if (stem === '' || named.length === 0) return null;
  const codes = new Set(named.map(({ code }) => code));
  const same = fields
    .filter(({ code, value }) => !codes.has(code) && !isQuantity(value))
    .map(({ code, value }) => `${code}=${value}`)
    .sort();
  // A single piece says nothing of its pack, so packs do not separate products.
  const kinds = named.filter((field) => axisKind(field) !== 'pack').map(({ code }) => code);
  return {
    key: JSON.stringify([brandId, categoryId, stem, kinds.sort(), same]),
    member: { id, values: new Map(named.map(({ code, value }) => [code, value])) },
  };
}

function groupsOf(members: readonly Titled[]): FoundGroup[] {
  const codes = [...new Set(members.flatMap(({ values }) => [...values.keys()]))];
  const counted = codes
    .map((code) => ({ code, count: new Set(members.map(({ values }) => values.get(code))).size }))
    .filter(({ code, count }, at, all) => {
      // `Gewicht 25 kg` and `Inhoud 25 kg` are one choice.
      const earlier = all.slice(0, at).map((one) => one.code);
      return count > 1 && !earlier.some((other) => saysTheSame(members, code, other));
    });
  if (counted.length > MAX_AXES) {
    // The axis with the fewest values separates the least.
    const { code } = counted.reduce((least, one) => (one.count < least.count ? one : least));
    const parts = Map.groupBy(members, ({ values }) => values.get(code));
    return [...parts.values()].flatMap(groupsOf);
  }
  const axes = counted.map(({ code }) => code);
  const unique = new Map<string, number>();
  for (const { id, values } of members) {
    const combination = JSON.stringify(axes.map((code) => values.get(code) ?? null));
    if (!unique.has(combination)) unique.set(combination, id);
  }
  return unique.size < 2 ? [] : [{ axes, ids: [...unique.values()] }];
}

const saysTheSame = (members: readonly Titled[], one: string, other: string): boolean =>
  members.every(({ values }) => {
    const [a, b] = [values.get(one), values.get(other)];
    return a !== undefined && b !== undefined && compareValues(measure(a), measure(b)) === 0;
  });

/** A value without its unit. */
const measure = (value: string): string => value.replace(/[^\d.,/x×]+/g, ' ').trim() || value;
