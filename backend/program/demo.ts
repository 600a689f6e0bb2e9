/**
 * The demo (`demo/`) is optional: this file declares its interface and is the only one that imports
 * it, so that the shop runs without it.
 */
import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Env } from '../../src/env.ts';
import type { Settings } from '../editing/content/settings-schema.ts';
import type { AddressLookup } from '../customers/profile/address-calls.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { DemoAccount } from '../customers/identity/provider/login-page.ts';
import type { Drawings } from '../platform/images/subjects.ts';

export interface GenerateOptions {
  products: number;
  seed: number;
  /** Omits categories and brands without products. */
  onlyUsed: boolean;
  onProgress(done: number, total: number): void;
}

export interface Demo {
  /**
   * Replaces the catalogue by a generated one, in one transaction. Rejects with the database's
   * error.
   */
  generateCatalogue(db: Kysely<Database>, options: GenerateOptions): Promise<unknown>;
  /** Number of products in the database that were not generated but imported. */
  ownProducts(db: Kysely<Database>): Promise<number>;
  /** Folder with the initial content of an empty database. */
  contentDir: string;
  /** Creates missing customers, orders and vouchers, or removes them outside of demo mode. */
  ensureCustomers(
    db: Kysely<Database>,
    env: Pick<Env, 'API_BASE_URL' | 'DATABASE_URL' | 'OIDC_ISSUER'>,
    now: Date,
    settings: Settings,
  ): Promise<void>;
  /** The demo accounts shown on the sign-in page; empty if `ensureCustomers` created none. */
  listAccounts(db: Kysely<Database>, locale: Locale): Promise<DemoAccount[]>;
  drawings: Drawings;
  /** Generated streets, for `ADDRESS_LOOKUP=generated`. */
  addressLookup: AddressLookup;
}

/** Null if the demo is disabled (`DEMO=off`) or not installed. */
export async function loadDemo(
  { DEMO }: Pick<Env, 'DEMO'>,
  home = new URL('../../demo/demo.ts', import.meta.url),
): Promise<Demo | null> {
  if (DEMO === 'off' || !existsSync(home)) return null;
  const { demo } = await import('../../demo/demo.ts');
  return demo;
}
