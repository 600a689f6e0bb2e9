/**
 * The demo (`demo/`) is a guest of the shop: what it may bring is declared here, and this is the one
 * place that lets it in. Nothing else of the shop imports it, so that the shop runs without it.
 */
import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Env } from '../../src/env.ts';
import type { Settings } from '../editing/content/settings-schema.ts';
import type { AddressLookup } from '../customers/profile/address-lookup.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { DemoAccount } from '../customers/identity/provider/login-page.ts';
import type { Drawings } from '../platform/images/drawings.ts';

export interface GenerateOptions {
  products: number;
  seed: number;
  /** Leaves categories and brands out that none of the products is of. */
  onlyUsed: boolean;
  onProgress(done: number, total: number): void;
}

export interface Guest {
  /** Replaces the catalogue by a made-up one, in one transaction. Rejects with the database's error. */
  generateCatalogue(db: Kysely<Database>, options: GenerateOptions): Promise<unknown>;
  /** How many products of the database are not made up: a feed added them. */
  ownProducts(db: Kysely<Database>): Promise<number>;
  /** The folder that a database without content is filled from. */
  contentDir: string;
  /** Makes the customers, orders and vouchers that are missing, or removes them where nobody tries the shop out. */
  ensureCustomers(
    db: Kysely<Database>,
    env: Pick<Env, 'API_BASE_URL' | 'DATABASE_URL' | 'OIDC_ISSUER'>,
    now: Date,
    settings: Settings,
  ): Promise<void>;
  /** For the sign-in page; none where `ensureCustomers` made none. */
  listAccounts(db: Kysely<Database>, locale: Locale): Promise<DemoAccount[]>;
  drawings: Drawings;
  /** Streets that are made up, for `ADDRESS_LOOKUP=generated`. */
  addressLookup: AddressLookup;
}

/** Null where nobody wants it (`DEMO=off`), and where its folder was left out. */
export async function loadGuest(
  { DEMO }: Pick<Env, 'DEMO'>,
  home = new URL('../../demo/guest.ts', import.meta.url),
): Promise<Guest | null> {
  if (DEMO === 'off' || !existsSync(home)) return null;
  const { guest } = await import('../../demo/guest.ts');
  return guest;
}
