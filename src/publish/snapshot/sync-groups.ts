/**
 * Product groups of the snapshot: those that the catalogue names, and otherwise those found by title
 * and attributes. Products that may form groups are kept together in a bucket, so that an edit
 * computes only the groups of the buckets it touches, with the result of a full sync.
 */
import { mapProductSummary } from '../../api/products/mappers.ts';
import type { ProductRecord } from '../../api/products/calls.ts';
import { LOCALES, type Locale } from '../../domain/shared/common.ts';
import {
  type FoundGroup,
  findGroups,
  type GroupCandidate,
  namedGroup,
} from '../../domain/product/product-groups.ts';
import type { GroupMember, ProductGroup } from '../../domain/product/product-group.ts';
import { stockStatus } from '../../domain/product/stock.ts';
import { env } from '../../env.ts';
import { keys } from './reads.ts';
import type { SnapshotStore } from './store.ts';
import { removeMissingEntities, type SyncContext } from './sync-context.ts';
import { productAddress } from './sync-products.ts';

/** Which group a product is in; the record of `keys.groupOf`. */
export interface GroupReference {
  group: number;
}

const NAMED_PREFIX = 'named:';

/** The bucket of a product; null if it can be in no group. */
function bucketOf(record: ProductRecord | null): string | null {
  if (!record) return null;
  if (record.Variants) return `${NAMED_PREFIX}${record.Variants.Group}`;
  const { WebNode, Brand } = record;
  const isComputed = env().PRODUCT_GROUPS === 'computed';
  return isComputed && WebNode && Brand ? `${WebNode.Id}:${Brand.Id}` : null;
}

/** The buckets of products as they are stored now. */
export function bucketsOf(store: SnapshotStore, ids: readonly number[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const id of ids) {
    const records = LOCALES.map((locale) => recordIn(store, id, locale));
    const bucket = records.every((record) => record !== null) ? bucketOf(records[0]!) : null;
    if (bucket !== null) found.set(id, bucket);
  }
  return found;
}

/** Computes the groups of all products. */
export function syncGroups(context: SyncContext, store: SnapshotStore, ids: readonly number[]) {
  const members = new Map<string, number[]>();
  for (const [id, bucket] of bucketsOf(store, ids)) {
    const others = members.get(bucket);
    if (others) others.push(id);
    else members.set(bucket, [id]);
  }
  for (const [bucket, of] of members) putBucket(context, store, bucket, of);
}

/** Computes again the groups that edited products were in (`before`) or are in now. */
export function syncSomeGroups(
  context: SyncContext,
  store: SnapshotStore,
  ids: readonly number[],
  before: ReadonlyMap<number, string>,
): void {
  const after = bucketsOf(store, ids);
  const edited = new Set(ids);
  const touched = [...new Set([...before.values(), ...after.values()])].sort();
  const staleGroups = touched.flatMap((bucket) => {
    const known = (store.get(keys.groupBucket(bucket)) ?? []) as number[];
    return [keys.groupBucket(bucket), ...known.flatMap((id) => groupKeys(store, id))];
  });
  for (const bucket of touched) {
    const known = (store.get(keys.groupBucket(bucket)) ?? []) as number[];
    const now = ids.filter((id) => after.get(id) === bucket);
    const members = [...known.filter((id) => !edited.has(id)), ...now];
    if (members.length > 0) putBucket(context, store, bucket, members);
  }
  removeMissingEntities(context, store, staleGroups);
}

/** Products of one named group, whose records all change with the group. */
export function namedGroupMembers(store: SnapshotStore, ids: readonly number[]): number[] {
  return ids.flatMap((id) => {
    const variants = recordIn(store, id, 'nl')?.Variants;
    return variants?.Members.map(({ ProductId }) => ProductId) ?? [];
  });
}

const recordIn = (store: SnapshotStore, id: number, locale: Locale): ProductRecord | null =>
  store.get(keys.product(id, locale)) as ProductRecord | null;

function groupKeys(store: SnapshotStore, id: number): string[] {
  const of = store.get(keys.groupOf(id)) as GroupReference | null;
  if (!of) return [];
  return [keys.groupOf(id), ...LOCALES.map((locale) => keys.productGroup(of.group, locale))];
}

function putBucket(
  context: SyncContext,
  store: SnapshotStore,
  bucket: string,
  members: readonly number[],
): void {
  const ids = [...members].sort((a, b) => a - b);
  context.put(keys.groupBucket(bucket), ids);
  if (ids.length < 2) return;
  const records = ids.map((id) => recordIn(store, id, 'nl')!);
  const found = bucket.startsWith(NAMED_PREFIX)
    ? namedGroup(records.map((record) => ({ id: record.Id, values: valuesOf(record) })))
    : findGroups(records.map(candidateOf));
  for (const group of found) putGroup(context, store, group);
}

function putGroup(context: SyncContext, store: SnapshotStore, { axes, ids }: FoundGroup): void {
  const group = ids[0]!;
  for (const id of ids) context.put(keys.groupOf(id), { group } satisfies GroupReference);
  for (const locale of LOCALES) {
    const records = ids.map((id) => recordIn(store, id, locale)!);
    const labels = new Map(records.flatMap(labelsOf));
    const entity: ProductGroup = {
      id: group,
      name: commonStart(records.map(({ Name }) => Name)) || (records[0]!.WebNode?.Name ?? ''),
      axes: axes.map((code) => ({ code, label: labels.get(code) ?? code })),
      members: records.map((record) => memberOf(record, axes)),
    };
    context.put(keys.productGroup(group, locale), entity);
  }
}

/** The words that all titles begin with. */
function commonStart(titles: readonly string[]): string {
  const [first = [], ...others] = titles.map((title) => title.split(' '));
  const end = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  return first.slice(0, end < 0 ? first.length : end).join(' ');
}

function memberOf(record: ProductRecord, axes: readonly string[]): GroupMember {
  // Any moment will do, because no date affects price and stock of a record.
  const product = mapProductSummary(record, new Date(0));
  const values = valuesOf(record);
  return {
    id: record.Id,
    url: productAddress(record),
    values: axes.map((code) => values.get(code) ?? null),
    state: stockStatus(product).state,
    priceInclTax: product.priceInclTax,
    priceExclTax: product.priceExclTax,
  };
}

const candidateOf = (record: ProductRecord): GroupCandidate => ({
  id: record.Id,
  name: record.Name,
  brandId: record.Brand?.Id ?? null,
  categoryId: record.WebNode?.Id ?? null,
  fields: (record.ExtraFields ?? []).map(({ Code, Label, Value }) => ({
    code: Code,
    label: Label,
    value: Value,
  })),
});

/** The values of a product's attributes, or of the axes that the catalogue names. */
function valuesOf({ Id, Variants, ExtraFields }: ProductRecord): Map<string, string> {
  if (!Variants) return new Map((ExtraFields ?? []).map(({ Code, Value }) => [Code, Value]));
  const own = Variants.Members.find(({ ProductId }) => ProductId === Id)?.Values ?? [];
  return new Map(
    Variants.Axes.flatMap(({ Code }, at): [string, string][] => {
      const value = own[at] ?? null;
      return value === null ? [] : [[Code, value]];
    }),
  );
}

const labelsOf = ({ Variants, ExtraFields }: ProductRecord): [string, string][] =>
  (Variants?.Axes ?? ExtraFields ?? []).map(({ Code, Label }) => [Code, Label]);
