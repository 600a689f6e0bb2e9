import { type Kysely, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './schema/database.ts';
import { DatabaseUnavailableError } from './health.ts';
import {
  createRateLimits,
  createJobs,
  createHealthProbe,
  addJobSteps,
  createSharedReleases,
} from './migrations/platform.ts';
import {
  createOrderTables,
  createCartTables,
  createPaymentTables,
  addCheckoutData,
  createAnsweredKeys,
  addLineSources,
  addDeliveredState,
  addCreditNotes,
  addRequestDigests,
  addRefundData,
  createKnownMethods,
} from './migrations/orders.ts';
import {
  createIdentityTables,
  createCustomerTables,
  createNewsletterTable,
  createPushTable,
  acceptUnmatchedWithdrawals,
  createViewedByContacts,
  addStockAlertKeys,
  createCustomerPrices,
  createSignInCodes,
  createStockAlerts,
  createSavedSearches,
} from './migrations/customers.ts';
import {
  createPublishQueue,
  addJobProgress,
  createDeskTables,
  createContentDrafts,
  addMayLosePages,
  insertPresetNodes,
  createDeskRecords,
  createContentDocuments,
} from './migrations/editing.ts';
import {
  createCatalogueTables,
  createCatalogueChanges,
  createSearchMisses,
  createReviews,
  createAttributes,
  createFeedTables,
  createImportTables,
  addFeedColumns,
  addEnergyMedia,
  addVariantAxes,
  addMediaAlt,
  createNumberedChanges,
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
    // Migrations that are developed at the same time may be merged in another order than that of
    // their names. Their order does not matter, since each only adds.
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
  '0001-catalogue': { up: createCatalogueTables },
  '0002-changes': { up: createCatalogueChanges },
  '0003-search-misses': { up: createSearchMisses },
  '0004-reviews': { up: createReviews },
  '0005-publishing': { up: createPublishQueue },
  '0006-job-progress': { up: addJobProgress },
  '0007-desk': { up: createDeskTables },
  '0008-content-drafts': { up: createContentDrafts },
  '0009-lost-pages': { up: addMayLosePages },
  '0010-rate-limits': { up: createRateLimits },
  '0020-jobs': { up: createJobs },
  '0030-identity': { up: createIdentityTables },
  '0031-customers': { up: createCustomerTables },
  '0040-orders': { up: createOrderTables },
  '0050-carts': { up: createCartTables },
  '0060-payments': { up: createPaymentTables },
  '0061-checkout': { up: addCheckoutData },
  '0062-answered-keys': { up: createAnsweredKeys },
  '0063-line-sources': { up: addLineSources },
  '0064-delivered-orders': { up: addDeliveredState },
  '0065-credit-notes': { up: addCreditNotes },
  '0070-newsletter': { up: createNewsletterTable },
  '0071-push': { up: createPushTable },
  '0080-declarations': { up: acceptUnmatchedWithdrawals },
  '0081-request-digests': { up: addRequestDigests },
  '0082-money-back': { up: addRefundData },
  '0083-health-probe': { up: createHealthProbe },
  '0084-viewed-by-contacts': { up: createViewedByContacts },
  '0090-known-methods': { up: createKnownMethods },
  '0100-attributes': { up: createAttributes },
  '0101-own-products': { up: createFeedTables },
  '0110-imports': { up: createImportTables },
  '0120-own-lists': { up: insertPresetNodes },
  '0130-desk-records': { up: createDeskRecords },
  '0131-products-from-feed': { up: addFeedColumns },
  '0140-content-documents': { up: createContentDocuments },
  '0150-customer-prices': { up: createCustomerPrices },
  '0151-energy-media': { up: addEnergyMedia },
  '0152-variant-axes': { up: addVariantAxes },
  '0160-media-alt': { up: addMediaAlt },
  '0161-numbered-changes': { up: createNumberedChanges },
  '0162-steps-of-jobs': { up: addJobSteps },
  '0170-stock-alerts': { up: createStockAlerts },
  '0175-sign-in-codes': { up: createSignInCodes },
  '0190-shared-releases': { up: createSharedReleases },
  '0191-stock-alert-keys': { up: addStockAlertKeys },
  '0196-saved-searches': { up: createSavedSearches },
};
