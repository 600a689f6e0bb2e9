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
  alike: { key: string; fields: readonly ProductField[] } | null;
}

interface Placed {
  forms: VariantForms;
  /** The key of its set; null if it is in none. */
  set: string | null;
}

const NAMED = 'named:';

export class VariantSets {
  readonly #products = new Map<number, Placed>();
  /** Ids by key. */
  readonly #sets = new Map<string, Set<number>>();
  /** Ids by the group that the catalogue names, whether or not it is one. */
  readonly #named = new Map<string, Set<number>>();
  /** The products that `regroup` must assign again, and the sets changed since. */
  readonly #moved = new Set<number>();
  readonly #touched = new Set<string>();

  /** Adds or replaces a product; with null it is removed. */
  put(id: number, forms: VariantForms | null): void {
    const existing = this.#products.get(id);
    if (!existing && !forms) return;
    this.#moved.add(id);
    if (existing) {
      this.#place(id, existing, null);
      if (existing.forms.named) this.#leave(existing.forms.named.group, id);
    }
    if (!forms) this.#products.delete(id);
    else {
      this.#products.set(id, { forms, set: null });
      if (forms.named) this.#join(forms.named.group, id);
    }
  }

  /**
   * Computes the groups that changed. Returns for each product that may be in another one now the
   * lowest id of its group; 0 without a group.
   */
  regroup(): Map<number, number> {
    const leads = new Map<number, number>();
    for (const id of this.#moved) {
      const product = this.#products.get(id);
      if (!product) continue;
      const set = this.#setOf(product.forms);
      // A member of an unchanged set keeps its group, unless the loop below changes the set.
      if (set === null || set !== product.set) leads.set(id, 0);
      this.#place(id, product, set);
    }
    for (const key of this.#touched) {
      const ids = [...(this.#sets.get(key) ?? [])].sort((a, b) => a - b);
      for (const id of ids) leads.set(id, 0);
      for (const group of this.#groupsOf(key, ids))
        for (const id of group.ids) leads.set(id, group.ids[0]!);
    }
    this.#moved.clear();
    this.#touched.clear();
    return leads;
  }

  /** Returns what products of one group differ in. */
  axisOf(ids: readonly number[]): ListGroupAxis {
    return listGroupAxis(ids.map((id) => this.#fieldsOf(id)));
  }

  #fieldsOf(id: number): readonly ProductField[] {
    const { forms, set } = this.#products.get(id)!;
    return (set?.startsWith(NAMED) ? forms.named : forms.alike)?.fields ?? [];
  }

  #groupsOf(key: string, ids: readonly number[]): FoundGroup[] {
    const members = ids.map((id) => toVariant(id, this.#fieldsOf(id)));
    return key.startsWith(NAMED) ? namedGroup(members) : groupsOfVariants(members);
  }

  /** A named group needs two products, and a value that tells them apart. */
  #setOf({ named, alike }: VariantForms): string | null {
    const ids = [...((named && this.#named.get(named.group)) ?? [])];
    const isGroup =
      ids.length > 1 && ids.some((id) => this.#products.get(id)!.forms.named!.fields.length > 0);
    return isGroup ? `${NAMED}${named!.group}` : (alike?.key ?? null);
  }

  #place(id: number, product: Placed, set: string | null): void {
    if (product.set !== null && product.set !== set) {
      const old = this.#sets.get(product.set)!;
      old.delete(id);
      if (old.size === 0) this.#sets.delete(product.set);
      this.#touched.add(product.set);
    }
    if (set !== null && product.set !== set) {
      const members = this.#sets.get(set);
      if (members) members.add(id);
      else this.#sets.set(set, new Set([id]));
      this.#touched.add(set);
    }
    product.set = set;
  }

  /** All members move where a group begins or ceases to be one. */
  #join(group: string, id: number): void {
    const members = this.#named.get(group) ?? new Set();
    this.#named.set(group, members.add(id));
    for (const other of members) this.#moved.add(other);
  }

  #leave(group: string, id: number): void {
    const members = this.#named.get(group)!;
    members.delete(id);
    if (members.size === 0) this.#named.delete(group);
    for (const other of members) this.#moved.add(other);
  }
}
