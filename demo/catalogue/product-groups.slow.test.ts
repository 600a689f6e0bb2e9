/** What the rule for product groups makes of the demo's range, whose families it knows nothing of. */
import { expect, it } from 'vitest';
import { findGroups } from '../../src/domain/product/product-groups.ts';
import { products } from './products.ts';
import { STORE_IDS } from './stores/stores.ts';
import { buildTree } from './tree.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
/** Attributes that make another article, where they are words. */
const KINDS = ['uitvoering', 'materiaal', 'kop', 'aandrijving', 'toepassing', 'houtsoort', 'greep'];

const rows = [
  ...products({ seed: 1, count: 13_500, now: NOW, tree: buildTree(NOW), storeIds: STORE_IDS }),
].map(({ row }) => row);
const byId = new Map(rows.map((row) => [row.id, row]));

const groups = findGroups(
  rows.map((row) => ({
    ...{ id: row.id, name: row.name.nl, brandId: row.brand_id, categoryId: row.web_node_id },
    fields: row.details.attributes.map(({ code, label, value }) => ({
      ...{ code, label: label.nl, value: value.nl },
    })),
  })),
);

it('finds a group for most products', () => {
  const grouped = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  expect(grouped).toBeGreaterThan(8_000);
});

it('never groups products of two families, or of two kinds of one', () => {
  for (const { ids } of groups) {
    const members = ids.map((id) => byId.get(id)!);
    expect(new Set(members.map(({ details }) => details.family)).size).toBe(1);
    for (const kind of KINDS) {
      const values = members.map(
        ({ details }) => details.attributes.find(({ code }) => code === kind)?.value.nl,
      );
      expect(new Set(values).size, `${kind} of ${members[0]!.name.nl}`).toBe(1);
    }
  }
});

it('names each difference between the titles of a group as an axis', () => {
  for (const { axes, ids } of groups) {
    const members = ids.map((id) => byId.get(id)!);
    const combinations = members.map(({ details }) =>
      axes.map((axis) => details.attributes.find(({ code }) => code === axis)?.value.nl).join('|'),
    );
    expect(new Set(combinations).size).toBe(ids.length);
  }
});
