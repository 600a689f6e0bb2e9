/** Edits as the merchandise system makes them, at random; each says what a hook would name. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { setFields } from '../../backend/catalogue/feed/shop-imports.ts';
import { CONTENT_EDITS, type ContentEdit, editContent } from './content-edits.ts';
import type { World } from './world.ts';

export type Edit =
  | {
      kind: 'price' | 'gone' | 'back' | 'unsold' | 'sold-out' | 'restock' | 'sale';
      at: number;
      value: number;
    }
  | { kind: 'name' | 'new' | 'brand' | 'category' | 'move' | 'store'; at: number; value: number }
  | { kind: 'close-category' | 'new-brand' | 'gone-brand' | 'wait'; at: number; value: number }
  | { kind: 'deleted' | 'new-category' | 'gone-category' | 'root'; at: number; value: number }
  | { kind: 'new-store' | 'gone-store' | 'opening'; at: number; value: number }
  | { kind: 'go-back'; at: number; value: number }
  | { kind: ContentEdit; at: number; value: number };

const KINDS = [
  ...['price', 'name', 'gone', 'back', 'new', 'unsold'],
  ...['sold-out', 'restock', 'sale', 'brand', 'category', 'move', 'store', 'close-category'],
  ...['new-brand', 'gone-brand', 'wait', 'go-back'],
  ...['deleted', 'new-category', 'gone-category', 'root', 'new-store', 'gone-store', 'opening'],
  ...CONTENT_EDITS,
] as Edit['kind'][];

const ofKind = (kind: fc.Arbitrary<Edit['kind']>) =>
  fc.record({
    kind,
    at: fc.nat({ max: 10_000 }),
    value: fc.integer({ min: 1, max: 9_999 }),
  }) as fc.Arbitrary<Edit>;

/** Of the commonest kinds more than of others. */
export const edit = ofKind(fc.constantFrom(...KINDS, 'price', 'price', 'name'));

/** One of each kind, after what it undoes. */
export const oneOfEach: fc.Arbitrary<Edit[]> = fc.tuple(
  ...KINDS.map((kind) => ofKind(fc.constant(kind))),
);

/** A category with products and no other below it. */
const LEAF = sql`id not in (select parent_id from web_nodes where parent_id is not null)
  and id in (select web_node_id from products) and parent_id is not null`;

/** What the menu shows first; the roots of the tree itself have no page. */
const ROOT = sql`parent_id = (select id from web_nodes where code = 'root')`;

/** Makes the edit. Answers the names that a hook would carry; null: it carries none. */
export async function make(world: World, { kind, at, value }: Edit): Promise<string[] | null> {
  const { db, shop } = world.backend;
  const pick = async (table: 'products' | 'brands' | 'web_nodes' | 'stores', where = sql`true`) => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${where} order by id`.execute(db);
    return rows[at % Math.max(1, rows.length)]?.id ?? 0;
  };
  const product = async (assignments: string[], where = sql`true`) => {
    const id = await pick('products', where);
    if (id === 0) return [];
    await setFields(db, String(id), assignments, world.now());
    await shop.applyChanges(world.now());
    return [`product:${id}`];
  };
  const whole = async () => {
    await shop.reload(world.now());
    return null;
  };
  const category = async (id: number) => {
    await shop.reload(world.now());
    return [`webnode:${id}`];
  };
  const euros = (value / 100).toFixed(2);

  switch (kind) {
    case 'price':
      return product([`price=${euros}`]);
    case 'name':
      return product([`name_nl=Plaat ${value} mm`, `name_en=Sheet ${value} mm`]);
    case 'gone':
      return product(['visibility=NotViewable'], sql`visibility = 'Orderable'`);
    case 'back':
      return product(['visibility=Orderable'], sql`visibility = 'NotViewable'`);
    case 'unsold':
      return product(['orderable=nee']);
    case 'sold-out':
      return product(['stock=0']);
    case 'restock':
      return product([`stock=${value}`]);
    case 'sale':
      return product([`stock=${1 + (value % 50)}`]);
    case 'new': {
      const from = await pick('products');
      const { rows } = await sql<{ id: number }>`
        insert into products select (jsonb_populate_record(p, jsonb_build_object(
          'id', made.id, 'number', made.id::text, 'ean', '2' || made.id::text,
          'visibility', 'Orderable',
          'url', jsonb_build_object('nl', 'nieuw-' || made.id, 'en', 'new-' || made.id)))).*
        from products p, (select max(id) + 1 as id from products) made
        where p.id = ${from} returning id`.execute(db);
      const id = rows[0]?.id ?? 0;
      await sql`insert into stock (product_id, quantities, default_stock, total_stock)
    values (${id}, '{}'::jsonb, 5, 5)`.execute(db);
      await shop.applyChanges(world.now());
      return [`product:${id}`];
    }
    case 'move': {
      const id = await pick('products');
      const { rows } = await sql<{ web_node_id: number }>`
        select distinct web_node_id from products order by web_node_id`.execute(db);
      const into = rows[value % rows.length]?.web_node_id ?? 0;
      await sql`update products set web_node_id = ${into} where id = ${id}`.execute(db);
      await shop.applyChanges(world.now());
      return [`product:${id}`];
    }
    case 'deleted': {
      const id = await pick('products');
      await sql`delete from products where id = ${id}`.execute(db);
      await shop.applyChanges(world.now());
      return [`product:${id}`];
    }
    case 'new-category': {
      // Beside another one, with one of its products, so that there is something to see.
      const beside = await pick('web_nodes', LEAF);
      const { rows } = await sql<{ id: number }>`
        insert into web_nodes select (jsonb_populate_record(n, jsonb_build_object(
          'id', made.id, 'code', 'proef-' || made.id,
          'name', jsonb_build_object('nl', 'Proef ' || made.id, 'en', 'Trial ' || made.id),
          'url', jsonb_build_object('nl', n.url->>'nl' || '-' || made.id,
            'en', n.url->>'en' || '-' || made.id)))).*
        from web_nodes n, (select max(id) + 1 as id from web_nodes) made
        where n.id = ${beside} returning id`.execute(db);
      await sql`update products set web_node_id = ${rows[0]?.id ?? 0}
        where id = (select min(id) from products where web_node_id = ${beside})`.execute(db);
      return whole();
    }
    case 'gone-category': {
      // Its products go where its parent's are.
      const id = await pick('web_nodes', LEAF);
      await sql`update products set web_node_id = (select parent_id from web_nodes where id = ${id})
        where web_node_id = ${id}`.execute(db);
      await sql`delete from web_nodes where id = ${id}`.execute(db);
      return whole();
    }
    case 'root': {
      // With the addresses of all that hangs below it, and the rules that lead to them.
      const id = await pick('web_nodes', ROOT);
      for (const [locale, word] of Object.entries({ nl: 'wereld', en: 'world' })) {
        const { rows } = await sql<{ url: string }>`
          select url->>${locale} as url from web_nodes where id = ${id}`.execute(db);
        const was = rows[0]?.url ?? '';
        await sql`update web_nodes set url = jsonb_set(url, array[${locale}]::text[],
            to_jsonb(${`${word}-${value}-${id}`}::text || substr(url->>${locale}, ${was.length + 1})))
          where url->>${locale} = ${was} or starts_with(url->>${locale}, ${`${was}/`})`.execute(db);
      }
      await sql`update web_nodes set name = ${JSON.stringify({ nl: `Wereld ${value}`, en: `World ${value}` })}::jsonb
        where id = ${id}`.execute(db);
      return category(id);
    }
    case 'brand':
      await sql`update brands set description = ${`Merk ${value}`}, url = ${`merk-${value}-${at}`}
        where id = ${await pick('brands')}`.execute(db);
      return whole();
    case 'new-brand':
      await sql`insert into brands select (jsonb_populate_record(b, jsonb_build_object(
        'id', (select max(id) + 1 from brands), 'code', ${`n${value}${at}`}::text,
        'description', ${`Nieuw merk ${value}-${at}`}::text, 'url', null))).*
        from brands b where id = ${await pick('brands')}`.execute(db);
      return whole();
    case 'gone-brand': {
      const id = await pick('brands');
      await sql`update products set brand_id = null where brand_id = ${id}`.execute(db);
      await sql`delete from brands where id = ${id}`.execute(db);
      return whole();
    }
    case 'category': {
      // A leaf and its address; the tree above it stays.
      const id = await pick('web_nodes', LEAF);
      const rename = (locale: string) =>
        sql`jsonb_build_object(${sql.lit(locale)}, regexp_replace(url->>${sql.lit(locale)}, '[^/]*$', ${`soort-${value}-${id}`}))`;
      await sql`update web_nodes set name = ${JSON.stringify({ nl: `Soort ${value}`, en: `Kind ${value}` })}::jsonb,
        url = ${rename('nl')} || ${rename('en')} where id = ${id}`.execute(db);
      return category(id);
    }
    case 'close-category':
      await sql`update web_nodes set active = not active where id = ${await pick('web_nodes', LEAF)}`.execute(
        db,
      );
      return whole();
    case 'new-store':
      await sql`insert into stores select (jsonb_populate_record(s, jsonb_build_object(
        'id', made.id, 'code', 'p' || made.id, 'url', 'proef-' || made.id,
        'name', 'Proef ' || made.id))).*
        from stores s, (select max(id) + 1 as id from stores) made
        where s.id = ${await pick('stores')}`.execute(db);
      return whole();
    case 'gone-store':
      await sql`delete from stores where id = ${await pick('stores')}`.execute(db);
      return whole();
    case 'opening':
      await sql`update stores set details = jsonb_set(details, '{phone}', ${JSON.stringify(`010 ${value}`)}::jsonb)
        where id = ${await pick('stores')}`.execute(db);
      return whole();
    case 'store':
      await sql`update stores set name = ${`Vestiging ${value}`}, url = ${`vestiging-${value}-${at}`}
        where id = ${await pick('stores')}`.execute(db);
      return whole();
    case 'go-back':
      return [];
    case 'wait':
      await world.wait(1 + (value % 40));
      return null;
    default:
      return world.editContent((dir) => editContent(dir, kind, at, value));
  }
}
