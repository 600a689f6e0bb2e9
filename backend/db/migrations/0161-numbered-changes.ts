import { type Kysely, sql } from 'kysely';

/** Rows of the log that are kept: a process that missed more reads everything. */
const KEPT = 1_000;
const EVENTS = { insert: 'new', update: 'new', delete: 'old' } as const;

/**
 * The log of changes of what processes keep in memory. Triggers write it, so that no writer can forget
 * to. A change gets its number at the end of its transaction, under a lock that is released after the
 * commit: numbers stand in the order in which changes become visible, whatever took how long.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_changes (
      id bigint generated always as identity primary key,
      number bigint unique,
      products integer[]
    )`.execute(db);
  await sql`
    create sequence catalogue_change_numbers owned by catalogue_changes.number`.execute(db);
  await sql`
    create function number_catalogue_change() returns trigger language plpgsql as $$
      declare given bigint;
      begin
        perform pg_advisory_xact_lock(hashtext('catalogue_changes'));
        given := nextval('catalogue_change_numbers');
        update catalogue_changes set number = given where id = new.id;
        delete from catalogue_changes where number <= given - ${sql.lit(KEPT)};
        return null;
      end $$`.execute(db);
  await sql`
    create constraint trigger number_at_end after insert on catalogue_changes
      deferrable initially deferred for each row execute function number_catalogue_change()`.execute(
    db,
  );
  await sql`
    create function log_changed_products() returns trigger language plpgsql as $$
      begin
        insert into catalogue_changes (products)
        select array_agg(id) from changed having count(*) > 0;
        return null;
      end $$`.execute(db);
  // What stands beside many products: its change is one of the whole catalogue.
  await sql`
    create function log_changed_catalogue() returns trigger language plpgsql as $$
      begin
        insert into catalogue_changes (products) select null from changed limit 1;
        return null;
      end $$`.execute(db);
  await logChanges(db, 'products', 'log_changed_products');
  for (const table of ['brands', 'web_nodes', 'stores', 'attributes'])
    await logChanges(db, table, 'log_changed_catalogue');
  // Nobody looks for changes by the time any more.
  await sql`drop index products_updated`.execute(db);
}

async function logChanges(db: Kysely<unknown>, table: string, log: string): Promise<void> {
  for (const [event, rows] of Object.entries(EVENTS))
    await sql`
      create trigger ${sql.ref(`log_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function ${sql.ref(log)}()`.execute(db);
}
