import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import { EMBEDDED_ISSUER, tokenUserOf } from './accounts.ts';
import {
  TOKEN_LIFE_S,
  signShopToken,
  verifyShopToken,
  type SigningKey,
  signingKeys,
} from './tokens.ts';
import type { SignedInCustomer } from '../../platform/http/context.ts';

/** Maximum duration of a session, however often it is renewed. */
const MAX_SESSION_MS = 30 * 86_400_000;

export interface AccountSession {
  id: string;
  accountId: number;
  /** The account's current contact, regardless of the token's claims. */
  contactId: number;
  customerId: number;
  email: string;
  idToken: string | null;
}

/** Starts a session; `idToken` is the issuer's, for signing out there. */
export async function startSession(
  db: Kysely<Database>,
  accountId: number,
  idToken: string | null,
  now: Date,
): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  await db
    .insertInto('account_sessions')
    .values({
      id,
      account_id: accountId,
      id_token: idToken,
      created_at: now,
      expires_at: new Date(now.getTime() + TOKEN_LIFE_S * 1000),
    })
    .execute();
  return id;
}

/**
 * The session if it has not ended and its account still has a contact; null otherwise. Every
 * process reads it from the database, so that signing out takes effect at once.
 */
export async function findActiveSession(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<AccountSession | null> {
  const row = await db
    .selectFrom('account_sessions')
    .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
    .innerJoin('contacts', 'contacts.account_id', 'account_sessions.account_id')
    .select(['account_sessions.id', 'account_sessions.account_id as accountId'])
    .select([
      'id_token as idToken',
      'contacts.id as contactId',
      'contacts.customer_id as customerId',
    ])
    .select('accounts.email')
    .where('account_sessions.id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Extends a session to the life of a new token; false if it ended or reached its limit. */
async function renewSession(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_sessions')
    .set({ expires_at: new Date(now.getTime() + TOKEN_LIFE_S * 1000) })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('created_at', '>', new Date(now.getTime() - MAX_SESSION_MS))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function endSession(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('account_sessions').where('id', '=', id).execute();
}

/**
 * Ends all sessions of an account, except one of the shop: in the shop and at the embedded
 * provider, whose cookie would otherwise sign in without a password.
 */
export async function endSessions(
  db: Kysely<Database>,
  accountId: number,
  exceptId?: string,
): Promise<void> {
  let query = db.deleteFrom('account_sessions').where('account_id', '=', accountId);
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId);
  await query.execute();
  await endProviderSessions(db, accountId);
}

/** Deletes the embedded provider's data of an account: sessions, grants, codes and sign-ins. */
export async function endProviderSessions(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`
    delete from oidc_payloads using accounts
    where accounts.id = ${accountId} and accounts.issuer = ${EMBEDDED_ISSUER}
      and accounts.subject in (payload ->> 'accountId', payload -> 'session' ->> 'accountId',
        payload -> 'result' -> 'login' ->> 'accountId')`.execute(db);
}

/** Signing keys are read again after this time, so that keys of other processes become known. */
const KEYS_CACHE_MS = 5 * 60_000;

/** Issues and verifies the shop's tokens. */
export class ShopTokens {
  readonly #db: Kysely<Database>;
  readonly #issuer: string;
  readonly #now: () => Date;
  #keys: { list: SigningKey[]; until: number } | null = null;

  /** `issuer`: the shop's public address, included in every token. */
  constructor(db: Kysely<Database>, issuer: string, now: () => Date) {
    this.#db = db;
    this.#issuer = issuer;
    this.#now = now;
  }

  /** Starts a session and returns its token; null for an account without a contact. */
  async start(accountId: number, idToken: string | null): Promise<string | null> {
    const user = await tokenUserOf(this.#db, accountId);
    if (!user) return null;
    const now = this.#now();
    const session = await startSession(this.#db, accountId, idToken, now);
    return signShopToken(await this.#signingKeys(), this.#issuer, session, user, now);
  }

  /** A new token for the same session, with current claims; null if the session ended. */
  async renew(customer: SignedInCustomer): Promise<string | null> {
    const user = await tokenUserOf(this.#db, customer.accountId);
    const now = this.#now();
    if (!user || !(await renewSession(this.#db, customer.sessionId, now))) return null;
    return signShopToken(await this.#signingKeys(), this.#issuer, customer.sessionId, user, now);
  }

  /** The customer of a token; null if it is invalid or its session was ended by any process. */
  async verify(token: string): Promise<SignedInCustomer | null> {
    const now = this.#now();
    const claims = await verifyShopToken(await this.#signingKeys(), this.#issuer, token, now);
    if (!claims) return null;
    const session = await findActiveSession(this.#db, claims.sessionId, now);
    if (!session) return null;
    const { id: sessionId, accountId, customerId, contactId, email, idToken } = session;
    return { accountId, customerId, contactId, email, sessionId, idToken };
  }

  async #signingKeys(): Promise<SigningKey[]> {
    const time = this.#now().getTime();
    if (this.#keys && this.#keys.until > time) return this.#keys.list;
    const list = await signingKeys(this.#db, 'shop', new Date(time));
    this.#keys = { list, until: time + KEYS_CACHE_MS };
    return list;
  }
}
