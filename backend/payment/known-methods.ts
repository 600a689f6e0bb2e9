import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { PaymentProviderName } from '../db/schema/payments.ts';
import { isOnlineMethod, type ProviderMethod } from './payment-provider.ts';

/** The methods that a provider offered last, also before this process began. */
export async function knownMethods(
  db: Kysely<Database>,
  provider: PaymentProviderName,
): Promise<ProviderMethod[]> {
  const row = await db
    .selectFrom('known_payment_methods')
    .select('methods')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return (row?.methods ?? []).flatMap(({ id, issuers }) =>
    isOnlineMethod(id) ? [{ id, issuers }] : [],
  );
}

/** Remembers the methods that a provider offers now. */
export async function rememberMethods(
  db: Kysely<Database>,
  provider: PaymentProviderName,
  methods: readonly ProviderMethod[],
): Promise<void> {
  await db
    .insertInto('known_payment_methods')
    .values({ provider, methods: JSON.stringify(methods), told_at: sql`clock_timestamp()` })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet((to) => ({
        methods: to.ref('excluded.methods'),
        told_at: to.ref('excluded.told_at'),
      })),
    )
    .execute();
}
