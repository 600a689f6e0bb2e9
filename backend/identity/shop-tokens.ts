import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { SignedInCustomer } from '../http/context.ts';
import { tokenUserOf } from './accounts.ts';
import { liveSession, renewSession, startSession } from './sessions.ts';
import { signShopToken, verifyShopToken } from './shop-token.ts';
import { type SigningKey, signingKeys } from './signing-keys.ts';

/** Keys that a different process made are seen after this. */
const KEYS_LIFE_MS = 5 * 60_000;

/** Issues the shop's tokens and tells whose a request's token is. */
export class ShopTokens {
  readonly #db: Kysely<Database>;
  readonly #issuer: string;
  readonly #now: () => Date;
  #keys: { list: SigningKey[]; until: number } | null = null;

  /** `issuer`: the shop's public address, which stands in every token. */
  constructor(db: Kysely<Database>, issuer: string, now: () => Date) {
    this.#db = db;
    this.#issuer = issuer;
    this.#now = now;
  }

  /** Starts a session and answers its token; null for an account without a contact. */
  async start(accountId: number, idToken: string | null): Promise<string | null> {
    const user = await tokenUserOf(this.#db, accountId);
    if (!user) return null;
    const now = this.#now();
    const session = await startSession(this.#db, accountId, idToken, now);
    return signShopToken(await this.#signingKeys(), this.#issuer, session, user, now);
  }

  /** A new token for the same session, with the claims as they are now; null once it is over. */
  async renew(customer: SignedInCustomer): Promise<string | null> {
    const user = await tokenUserOf(this.#db, customer.accountId);
    const now = this.#now();
    if (!user || !(await renewSession(this.#db, customer.sessionId, now))) return null;
    return signShopToken(await this.#signingKeys(), this.#issuer, customer.sessionId, user, now);
  }

  /** Whose token it is; null if it is not valid or its session was ended by any process. */
  async verify(token: string): Promise<SignedInCustomer | null> {
    const now = this.#now();
    const known = await verifyShopToken(await this.#signingKeys(), this.#issuer, token, now);
    if (!known) return null;
    const session = await liveSession(this.#db, known.sessionId, now);
    if (!session) return null;
    const { id: sessionId, accountId, customerId, contactId, email, idToken } = session;
    return { accountId, customerId, contactId, email, sessionId, idToken };
  }

  async #signingKeys(): Promise<SigningKey[]> {
    const time = this.#now().getTime();
    if (this.#keys && this.#keys.until > time) return this.#keys.list;
    const list = await signingKeys(this.#db, 'shop', new Date(time));
    this.#keys = { list, until: time + KEYS_LIFE_MS };
    return list;
  }
}
