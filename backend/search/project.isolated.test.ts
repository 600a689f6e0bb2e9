import { beforeAll, describe, expect, it, vi } from 'vitest';
import { generateCatalogue } from '../../demo/catalogue/load.ts';
import { openDatabase } from '../platform/db/open.ts';
import { queryOfWholeRange } from './bench.ts';
import * as documents from './document.ts';
import { documentsOf, loadIndexes } from './project.ts';
import type { SearchIndex, SearchLocale } from './types.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';

vi.mock('./document.ts', { spy: true });

const NOW = new Date('2026-05-20T12:00:00Z');
const PRODUCTS = 700;

let indexes: Record<SearchLocale, SearchIndex>;

const opened = openForAll(() => openDatabase({ databaseUrl: '', dataDir: 'memory://' }));
beforeAll(async () => {
  await generateCatalogue(opened.db, { products: PRODUCTS, seed: 5, now: NOW });
  indexes = await loadIndexes(opened.db, NOW);
}, 60_000);

const all = (index: SearchIndex) =>
  index.search(queryOfWholeRange({ onlySoldOnline: false, limit: 10_000 }));

describe('the indexes of the database', () => {
  it('hold what may be seen, in both languages, and nothing else', async () => {
    const rows = await opened.db
      .selectFrom('products')
      .select(['id', 'state', 'visibility'])
      .execute();
    const seen = rows.filter((row) => row.state === 'Active' && row.visibility !== 'NotViewable');
    expect(seen.length).toBeLessThan(rows.length);
    for (const locale of ['nl', 'en'] as const) {
      expect(all(indexes[locale]).ids.sort()).toEqual(seen.map((row) => row.id).sort());
    }
  });

  it('are made a few products at a time, so that calls are answered between', async () => {
    const { calls } = vi.mocked(documents.documentOf).mock;
    let [before, most, isDone] = [calls.length, 0, false];
    const turn = () => {
      most = Math.max(most, calls.length - before);
      before = calls.length;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    await loadIndexes(opened.db, NOW);
    isDone = true;
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(50);
  });

  it('place a product in its category, all above it, and its promotion lists', async () => {
    const row = await opened.db
      .selectFrom('products as p')
      .innerJoin('web_nodes as n', 'n.id', 'p.web_node_id')
      .select(['p.id', 'p.web_node_id', 'p.promotion_nodes', 'n.parent_id'])
      .where('p.state', '=', 'Active')
      .where('p.visibility', '=', 'Orderable')
      .where((where) => where('p.promotion_nodes', '!=', where.val([])))
      .orderBy('p.id')
      .executeTakeFirstOrThrow();
    const product = indexes.nl.product(row.id)!;
    expect(product.ownCategoryId).toBe(row.web_node_id);
    expect(product.categoryIds).toEqual(
      expect.arrayContaining([row.parent_id, ...row.promotion_nodes]),
    );
    const list = indexes.nl.search(
      queryOfWholeRange({ categoryIds: [row.parent_id!], onlySoldOnline: false, limit: 10_000 }),
    );
    expect(list.ids).toContain(row.id);
  });

  it('take a category that closes out of the lists, but not its products out of search', async () => {
    const {
      id,
      name,
      web_node_id: node,
    } = await opened.db
      .selectFrom('products')
      .select(['id', 'name', 'web_node_id'])
      .where('id', '=', all(indexes.nl).ids[0]!)
      .executeTakeFirstOrThrow();
    await opened.db
      .updateTable('web_nodes')
      .set({ active: false })
      .where('id', '=', node)
      .execute();
    const [change] = await documentsOf(opened.db, [id], 'nl', NOW);
    await opened.db.updateTable('web_nodes').set({ active: true }).where('id', '=', node).execute();
    expect(change?.document?.categoryIds).not.toContain(node);
    expect(change?.document?.name).toBe(name.nl);
  });

  it('follow a change of one product', async () => {
    const id = all(indexes.nl).ids[3]!;
    await opened.db
      .updateTable('products')
      .set({ name: JSON.stringify({ nl: 'Zwaluwnestkast', en: 'Swallow box' }), price_incl: 4321 })
      .where('id', '=', id)
      .execute();
    for (const locale of ['nl', 'en'] as const) {
      indexes[locale].update(await documentsOf(opened.db, [id], locale, NOW));
    }
    const find = (index: SearchIndex, term: string) =>
      index.search(queryOfWholeRange({ term, onlySoldOnline: false })).ids;
    expect(find(indexes.nl, 'zwaluwnestkasten')).toEqual([id]);
    expect(find(indexes.en, 'swallow')).toEqual([id]);
    expect(indexes.nl.product(id)?.price).toBe(4321);
    await opened.db
      .updateTable('products')
      .set({ state: 'Blocked' })
      .where('id', '=', id)
      .execute();
    expect(await documentsOf(opened.db, [id, 1], 'nl', NOW)).toEqual([
      { id, document: null },
      { id: 1, document: null },
    ]);
  });

  it('list a reduced price by its dates', async () => {
    const id = all(indexes.nl).ids[5]!;
    const { id: node } = await opened.db
      .selectFrom('web_nodes')
      .select('id')
      .where('code', '=', 'in-prijs-verlaagd')
      .executeTakeFirstOrThrow();
    await opened.db
      .updateTable('products')
      .set({
        reduced_from: '2026-05-01T00:00:00Z',
        reduced_until: '2026-06-01T00:00:00Z',
        promotion_nodes: [],
      })
      .where('id', '=', id)
      .execute();
    const during = await documentsOf(opened.db, [id], 'nl', NOW);
    const after = await documentsOf(opened.db, [id], 'nl', new Date('2026-06-02T00:00:00Z'));
    expect(during[0]?.document?.categoryIds).toContain(node);
    expect(after[0]?.document?.categoryIds).not.toContain(node);
  });
});
