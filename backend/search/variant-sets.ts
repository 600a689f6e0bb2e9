/**
 * Product groups of the index, by the rule of product pages: those that the catalogue names, and
 * otherwise those found by title and attributes. Products that can be in one group share a set, so
 * that a change computes only the groups of the sets it touches.
 */
import { type ListGroupAxis, listGroupAxis } from '../../src/domain/product/list-group.ts';
import type { ProductField } from '../../src/domain/product/product.ts';
import {
  toVariant,
  type FoundGroup,
  groupsOfVariants,
  namedGroup,
} from '../../src/domain/product/product-groups.ts';

/** The features that decide a product's group. */
export interface VariantForms {
  /** The group that the catalogue names, and the product's values of axes. */
  named: { group: string; fields: readonly ProductField[] } | null;
  /** The key and the fields that `variantOf` finds; null if it can be in no other group. */
  similarity: { key: string; fields: readonly ProductField[] } | null;
}

interface PlacedProduct {
  forms: VariantForms;
  /** The key of its set; null if it belongs to none. */
  set: string | null;
}

const NAMED_PREFIX = 'named:';

export class VariantSets {
  readonly #products = new Map<number, PlacedProduct>();
  /** Ids by key. */
  readonly #idsBySet = new Map<string, Set<number>>();
  /** Ids by the group that the catalogue names, whether or not its products form a group. */
  readonly #named = new Map<string, Set<number>>();
  /** The products that `regroup` must assign again, and the sets changed since. */
  readonly #productsToPlace = new Set<number>();
  readonly #changedSets = new Set<string>();

  /** Adds or replaces a product; with null it is removed. */
  put(id: number, forms: VariantForms | null): void {
    const existingProduct = this.#products.get(id);
    if (!existingProduct && !forms) return;
    this.#productsToPlace.add(id);
    if (existingProduct) {
      this.#place(id, existingProduct, null);
      if (existingProduct.forms.named)
        this.#removeFromNamedGroup(existingProduct.forms.named.group, id);
    }
    if (!forms) this.#products.delete(id);
    else {
      this.#products.set(id, { forms, set: null });
      if (forms.named) this.#addToNamedGroup(forms.named.group, id);
    }
  }

  /**
   * Computes the groups that changed. Returns for each product that may be in another one now the
   * lowest id of its group; 0 without a group.
   */
  regroup(): Map<number, number> {
    const leadByProduct = new Map<number, number>();
    for (const id of this.#productsToPlace) {
      const product = this.#products.get(id);
      if (!product) continue;
      const set = this.#setOf(product.forms);
      // A member of an unchanged set keeps its group, unless the loop below changes the set.
      if (set === null || set !== product.set) leadByProduct.set(id, 0);
      this.#place(id, product, set);
    }
    for (const key of this.#changedSets) {
      const ids = [...(this.#idsBySet.get(key) ?? [])].sort((a, b) => a - b);
      for (const id of ids) leadByProduct.set(id, 0);
      for (const group of this.#groupsOf(key, ids))
        for (const id of group.ids) leadByProduct.set(id, group.ids[0]!);
    }
    this.#productsToPlace.clear();
    this.#changedSets.clear();
    return leadByProduct;
  }

  /** Returns what products of one group differ in. */
  axisOf(ids: readonly number[]): ListGroupAxis {
    return listGroupAxis(ids.map((id) => this.#fieldsOf(id)));
  }

  #fieldsOf(id: number): readonly ProductField[] {
    const { forms, set } = this.#products.get(id)!;
    return (set?.startsWith(NAMED_PREFIX) ? forms.named : forms.similarity)?.fields ?? [];
  }

  #groupsOf(key: string, ids: readonly number[]): FoundGroup[] {
    const members = ids.map((id) => toVariant(id, this.#fieldsOf(id)));
    return key.startsWith(NAMED_PREFIX) ? namedGroup(members) : groupsOfVariants(members);
  }

  /**
   * Returns the set of a product. A named group needs two products, and a value that distinguishes
   * them.
   */
  #setOf({ named, similarity }: VariantForms): string | null {
    const ids = [...((named && this.#named.get(named.group)) ?? [])];
    const isGroup =
      ids.length > 1 && ids.some((id) => this.#products.get(id)!.forms.named!.fields.length > 0);
    return isGroup ? `${NAMED_PREFIX}${named!.group}` : (similarity?.key ?? null);
  }

  #place(id: number, product: PlacedProduct, set: string | null): void {
    if (product.set !== null && product.set !== set) {
      const oldSet = this.#idsBySet.get(product.set)!;
      oldSet.delete(id);
      if (oldSet.size === 0) this.#idsBySet.delete(product.set);
      this.#changedSets.add(product.set);
    }
    if (set !== null && product.set !== set) {
      const members = this.#idsBySet.get(set);
      if (members) members.add(id);
      else this.#idsBySet.set(set, new Set([id]));
      this.#changedSets.add(set);
    }
    product.set = set;
  }

  /** All members move where a group begins or ceases to be one. */
  #addToNamedGroup(group: string, id: number): void {
    const members = this.#named.get(group) ?? new Set();
    this.#named.set(group, members.add(id));
    for (const other of members) this.#productsToPlace.add(other);
  }

  #removeFromNamedGroup(group: string, id: number): void {
    const members = this.#named.get(group)!;
    members.delete(id);
    if (members.size === 0) this.#named.delete(group);
    for (const other of members) this.#productsToPlace.add(other);
  }
}
