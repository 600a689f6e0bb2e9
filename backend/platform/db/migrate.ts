import { type Kysely, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './schema/database.ts';
import { DatabaseUnavailableError } from './health.ts';
import {
  rateLimits,
  jobs,
  healthProbe,
  stepsOfJobs,
  sharedReleases,
} from './migrations/platform.ts';
import {
  orders,
  carts,
  payments,
  checkout,
  answeredKeys,
  lineSources,
  deliveredOrders,
  creditNotes,
  requestDigests,
  moneyBack,
  knownMethods,
} from './migrations/orders.ts';
import {
  identity,
  customers,
  newsletter,
  push,
  declarations,
  viewedByContacts,
  stockAlertKeys,
  customerPrices,
  signInCodes,
  stockAlerts,
  savedSearches,
} from './migrations/customers.ts';
import {
  publishing,
  jobProgress,
  desk,
  contentDrafts,
  lostPages,
  ownLists,
  deskRecords,
  contentDocuments,
} from './migrations/editing.ts';
import {
  catalogue,
  changes,
  searchMisses,
  reviews,
  attributes,
  ownProducts,
  imports,
  productsFromFeed,
  energyMedia,
  variantAxes,
  mediaAlt,
  numberedChanges,
} from './migrations/catalogue.ts';

/**
 * The database has migrations unknown to this code. Restarting does not help; the exit code tells
 * supervisors.
 */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  /** EX_CONFIG of sysexits.h. */
  readonly exitCode = 78;

  constructor(unknown: readonly string[], cause: unknown) {
    super(
      `The database is newer than this code, which does not know ${unknown.join(', ')}: start the ` +
        `newer version again, or go back to a backup from before it (npm run restore).`,
      { cause },
    );
  }
}

/**
 * Migrates the schema to the current version. Safe in several processes at once: on a server, the
 * migrator holds an advisory lock. Throws an Error that names the failed migration, or a
 * `NewerDatabaseError`.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    // Changes that are made side by side may land in another order than their names have. None
    // depends on one of its neighbours, since each only adds.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  if (error instanceof DatabaseUnavailableError) throw error;
  const unknown = await unknownMigrations(db);
  if (unknown.length > 0) throw new NewerDatabaseError(unknown, error);
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(
    failed ? `Migration ${failed} failed: ${reason}` : `The migrations could not run: ${reason}`,
    { cause: error },
  );
}

/** Migrations that were applied here but are unknown to this code. */
async function unknownMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(MIGRATIONS, name));
}

/**
 * All migrations by name, in the order they run. An explicit list, so that files in the folder do
 * not run unless imported here. During a rolling restart, processes of the previous version use a
 * database that the new one has migrated. So a migration may only add what these can ignore:
 * tables, nullable columns or ones with a default, indexes. Anything they still use is removed,
 * renamed or made stricter one release later (docs/operations.md, "Upgrades").
 */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-catalogue': { up: catalogue },
  '0002-changes': { up: changes },
  '0003-search-misses': { up: searchMisses },
  '0004-reviews': { up: reviews },
  '0005-publishing': { up: publishing },
  '0006-job-progress': { up: jobProgress },
  '0007-desk': { up: desk },
  '0008-content-drafts': { up: contentDrafts },
  '0009-lost-pages': { up: lostPages },
  '0010-rate-limits': { up: rateLimits },
  '0020-jobs': { up: jobs },
  '0030-identity': { up: identity },
  '0031-customers': { up: customers },
  '0040-orders': { up: orders },
  '0050-carts': { up: carts },
  '0060-payments': { up: payments },
  '0061-checkout': { up: checkout },
  '0062-answered-keys': { up: answeredKeys },
  '0063-line-sources': { up: lineSources },
  '0064-delivered-orders': { up: deliveredOrders },
  '0065-credit-notes': { up: creditNotes },
  '0070-newsletter': { up: newsletter },
  '0071-push': { up: push },
  '0080-declarations': { up: declarations },
  '0081-request-digests': { up: requestDigests },
  '0082-money-back': { up: moneyBack },
  '0083-health-probe': { up: healthProbe },
  '0084-viewed-by-contacts': { up: viewedByContacts },
  '0090-known-methods': { up: knownMethods },
  '0100-attributes': { up: attributes },
  '0101-own-products': { up: ownProducts },
  '0110-imports': { up: imports },
  '0120-own-lists': { up: ownLists },
  '0130-desk-records': { up: deskRecords },
  '0131-products-from-feed': { up: productsFromFeed },
  '0140-content-documents': { up: contentDocuments },
  '0150-customer-prices': { up: customerPrices },
  '0151-energy-media': { up: energyMedia },
  '0152-variant-axes': { up: variantAxes },
  '0160-media-alt': { up: mediaAlt },
  '0161-numbered-changes': { up: numberedChanges },
  '0162-steps-of-jobs': { up: stepsOfJobs },
  '0170-stock-alerts': { up: stockAlerts },
  '0175-sign-in-codes': { up: signInCodes },
  '0190-shared-releases': { up: sharedReleases },
  '0191-stock-alert-keys': { up: stockAlertKeys },
  '0196-saved-searches': { up: savedSearches },
};
