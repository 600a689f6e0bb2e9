/**
 * Stores the highest issued order and invoice numbers beside the database. Otherwise a database
 * restored from an older backup would issue the same numbers again.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../platform/db/schema/database.ts';

const FILE_NAME = 'given-numbers.json';
const WRITE_INTERVAL_MS = 2_000;
/** More numbers than are issued between two writes of the file. */
const SAFETY_MARGIN = 1_000;

const issuedNumbersSchema = z.object({
  order: z.int(),
  /** The last invoice number of each year. */
  invoices: z.record(z.string().regex(/^\d{4}$/), z.int()),
});
type IssuedNumbers = z.infer<typeof issuedNumbersSchema>;

interface IssuedNumbersOptions {
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
 * ones. Skipped numbers are never used: documents with them may have been lost with the newer
 * database.
 */
export async function keepIssuedNumbers(options: IssuedNumbersOptions): Promise<NumberKeeper> {
  const { db, dataDir, onRestored, onError } = options;
  const file = join(dataDir, FILE_NAME);
  const storedNumbers = readStoredNumbers(file);
  if (storedNumbers && (await skipIssuedNumbers(db, storedNumbers, await issuedByDatabase(db))))
    onRestored();
  let lastWritten = '';
  const writeNumbers = async () => {
    try {
      const text = JSON.stringify(await issuedByDatabase(db));
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
    timer = setTimeout(() => void writeNumbers().then(scheduleNext), WRITE_INTERVAL_MS).unref();
  };
  await writeNumbers();
  scheduleNext();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await writeNumbers();
    },
  };
}

/** The numbers in the file; null if it is missing or unreadable. */
function readStoredNumbers(file: string): IssuedNumbers | null {
  try {
    return issuedNumbersSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

async function issuedByDatabase(db: Kysely<Database>): Promise<IssuedNumbers> {
  const { rows } = await sql<IssuedNumbers>`
    select last_value::int as order,
      (select coalesce(jsonb_object_agg(year, last), '{}') from invoice_counters) as invoices
    from order_numbers`.execute(db);
  return issuedNumbersSchema.parse(rows[0]);
}

/**
 * Makes the database continue after the stored numbers; returns true if any of its numbers was
 * lower.
 */
async function skipIssuedNumbers(
  db: Kysely<Database>,
  storedNumbers: IssuedNumbers,
  databaseNumbers: IssuedNumbers,
): Promise<boolean> {
  const isOrderNumberBehind = storedNumbers.order > databaseNumbers.order;
  if (isOrderNumberBehind)
    await sql`select setval('order_numbers', ${storedNumbers.order + SAFETY_MARGIN}::bigint)`.execute(
      db,
    );
  const yearsBehind = Object.entries(storedNumbers.invoices).filter(
    ([year, lastNumber]) => lastNumber > (databaseNumbers.invoices[year] ?? 0),
  );
  for (const [year, lastNumber] of yearsBehind)
    await sql`
      insert into invoice_counters (year, last) values (${Number(year)}, ${lastNumber + SAFETY_MARGIN})
      on conflict (year) do update set last = greatest(invoice_counters.last, excluded.last)`.execute(
      db,
    );
  return isOrderNumberBehind || yearsBehind.length > 0;
}
