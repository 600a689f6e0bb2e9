/**
 * The highest numbers that were given out, kept beside the database: one that is restored from an
 * older copy would give them to other orders and invoices.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../platform/db/schema/database.ts';

const FILE = 'given-numbers.json';
const NOTE_EVERY_MS = 2_000;
/** More than is given out between two notes. */
const MARGIN = 1_000;

const given = z.object({
  order: z.int(),
  /** The last invoice of each year. */
  invoices: z.record(z.string().regex(/^\d{4}$/), z.int()),
});
type Given = z.infer<typeof given>;

interface Options {
  db: Kysely<Database>;
  /** Not to be restored with the database. */
  dataDir: string;
  onRestored(): void;
  onError(error: unknown): void;
}

export interface KeptNumbers {
  /** Notes the numbers a last time. */
  stop(): Promise<void>;
}

/**
 * Moves the numbers of a restored database on to those that were never given out, and notes from
 * then on what is. Leaves a gap in the invoices then: the numbers in it are those of lost ones.
 */
export async function keepNumbers(options: Options): Promise<KeptNumbers> {
  const { db, dataDir, onRestored, onError } = options;
  const file = join(dataDir, FILE);
  const before = readGiven(file);
  if (before && (await moveOn(db, before, await givenIn(db)))) onRestored();
  let noted = '';
  const note = async () => {
    try {
      const text = JSON.stringify(await givenIn(db));
      if (text === noted) return;
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
      noted = text;
    } catch (error) {
      onError(error);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  // One note at a time: a database that hangs is not asked again and again.
  let isStopped = false;
  const again = () => {
    if (isStopped) return;
    timer = setTimeout(() => void note().then(again), NOTE_EVERY_MS).unref();
  };
  await note();
  again();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await note();
    },
  };
}

/** What the file says; null where there is none, or none that can be read. */
function readGiven(file: string): Given | null {
  try {
    return given.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

async function givenIn(db: Kysely<Database>): Promise<Given> {
  const { rows } = await sql<Given>`
    select last_value::int as order,
      (select coalesce(jsonb_object_agg(year, last), '{}') from invoice_counters) as invoices
    from order_numbers`.execute(db);
  return given.parse(rows[0]);
}

/** True if the database was behind. */
async function moveOn(db: Kysely<Database>, before: Given, now: Given): Promise<boolean> {
  const isBehind = before.order > now.order;
  if (isBehind)
    await sql`select setval('order_numbers', ${before.order + MARGIN}::bigint)`.execute(db);
  const years = Object.entries(before.invoices).filter(
    ([year, last]) => last > (now.invoices[year] ?? 0),
  );
  for (const [year, last] of years)
    await sql`
      insert into invoice_counters (year, last) values (${Number(year)}, ${last + MARGIN})
      on conflict (year) do update set last = greatest(invoice_counters.last, excluded.last)`.execute(
      db,
    );
  return isBehind || years.length > 0;
}
