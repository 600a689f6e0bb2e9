import { type Kysely, type SqlBool, sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../../db/schema/database.ts';

/** Keeps what the provider remembers in the database, for all processes (`oidc_payloads`). */
export function databaseAdapter(
  db: Kysely<Database>,
  now: () => Date,
): new (model: string) => Adapter {
  return class implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const values = {
        payload: JSON.stringify(payload, withoutNul),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
      };
      await db
        .insertInto('oidc_payloads')
        .values({ model: this.#model, id, consumed_at: null, ...values })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
        .execute();
    }

    find(id: string): Promise<AdapterPayload | undefined> {
      return this.#find(sql`id = ${id}`);
    }

    findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.#find(sql`uid = ${uid}`);
    }

    /** Codes of the device flow, which is off. */
    async findByUserCode(): Promise<undefined> {
      return undefined;
    }

    /** One of two callers at once gets through: a code or token is used once (RFC 6749 §10.5). */
    async consume(id: string): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable('oidc_payloads')
        .set({ consumed_at: now() })
        .where('model', '=', this.#model)
        .where('id', '=', id)
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new errors.InvalidGrant('it has been used already');
    }

    async destroy(id: string): Promise<void> {
      await db
        .deleteFrom('oidc_payloads')
        .where('model', '=', this.#model)
        .where('id', '=', id)
        .execute();
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db.deleteFrom('oidc_payloads').where('grant_id', '=', grantId).execute();
    }

    async #find(condition: ReturnType<typeof sql<SqlBool>>): Promise<AdapterPayload | undefined> {
      const row = await db
        .selectFrom('oidc_payloads')
        .select(['payload', 'consumed_at'])
        .where('model', '=', this.#model)
        .where(condition)
        .where((where) =>
          where.or([where('expires_at', 'is', null), where('expires_at', '>', now())]),
        )
        .executeTakeFirst();
      if (!row) return undefined;
      const payload = row.payload as AdapterPayload;
      return row.consumed_at
        ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
        : payload;
    }
  };
}

/** The database keeps no NUL: `state` and other texts of the browser may hold one. */
function withoutNul(_: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0'))
    throw new errors.InvalidRequest('a NUL character is not allowed');
  return value;
}
