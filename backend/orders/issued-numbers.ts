/**
 * Stores the highest issued order and invoice numbers beside the database. Otherwise a database
 * restored from an older backup would issue the same numbers again.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../platform/db/schema/database.ts';

const FILE = 'given-numbers.json';
const WRITE_INTERVAL_MS = 2_000;
/** More than the numbers issued between two writes of the file. */
const MARGIN = 1_000;

const issuedSchema = z.object({
  order: z.int(),
  /** The last invoice number of each year. */
  invoices: z.record(z.string().regex(/^\d{4}$/), z.int()),
});
type IssuedNumbers = z.infer<typeof issuedSchema>;

interface Options {
  db: Kysely<Database>;
  /** A folder that is not restored together with the database. */
  dataDir: string;
  onRestored(): void;
  onError(error: unknown): void;
}

export interface NumberKeeper {
  /** Writes the numbers a last time. */
  stop(): Promise<void>;
}

/**
 * Skips the numbers that a restored database would issue again, and from then on stores the issued
 * ones. The skipped numbers leave a gap: they belong to lost invoices.
 */
export async function keepIssuedNumbers(options: Options): Promise<NumberKeeper> {
  const { db, dataDir, onRestored, onError } = options;
  const file = join(dataDir, FILE);
  const before = readIssued(file);
  if (before && (await skipIssued(db, before, await issuedIn(db)))) onRestored();
  let lastWritten = '';
  const note = async () => {
    try {
      const text = JSON.stringify(await issuedIn(db));
      if (text === lastWritten) return;
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
      lastWritten = text;
    } catch (error) {
      onError(error);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  // One write at a time: a hanging database must not be queried repeatedly.
  let isStopped = false;
  const scheduleNext = () => {
    if (isStopped) return;
    timer = setTimeout(() => void note().then(scheduleNext), WRITE_INTERVAL_MS).unref();
  };
  await note();
  scheduleNext();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await note();
    },
  };
}

/** The numbers in the file; null if it is missing or unreadable. */
function readIssued(file: string): IssuedNumbers | null {
  try {
    return issuedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

async function issuedIn(db: Kysely<Database>): Promise<IssuedNumbers> {
  const { rows } = await sql<IssuedNumbers>`
    select last_value::int as order,
      (select coalesce(jsonb_object_agg(year, last), '{}') from invoice_counters) as invoices
    from order_numbers`.execute(db);
  return issuedSchema.parse(rows[0]);
}

/** True if the database was behind. */
async function skipIssued(
  db: Kysely<Database>,
  before: IssuedNumbers,
  now: IssuedNumbers,
): Promise<boolean> {
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
