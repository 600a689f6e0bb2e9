import type { Kysely } from 'kysely';
import { isLoyaltyCustomer } from '../../src/domain/loyalty.ts';
import type { Database } from '../db/schema/database.ts';
import type { SignedInCustomer } from '../http/context.ts';

/** Bonus points that a signed-in contact may use; 0 for whoever does not save (spec 1 §6). */
export const redeemablePoints = async (...args: LoyaltyArguments): Promise<number> =>
  (await loyaltyBalance(...args)) ?? 0;

type LoyaltyArguments = Parameters<typeof loyaltyBalance>;

/** Bonus points of a signed-in contact; null for whoever does not save (spec 1 §6). */
export async function loyaltyBalance(
  db: Kysely<Database>,
  { customerId, contactId }: SignedInCustomer,
  loyaltyCustomerCodes: readonly string[],
): Promise<number | null> {
  const row = await db
    .selectFrom('customers')
    .select([
      'bonus_points',
      'loyalty_type as loyaltyType',
      'group_code as groupCode',
      'bonus_points_threshold as bonusPointsThreshold',
      'loyalty_participation_level as loyaltyParticipationLevel',
      'default_contact_id as defaultContactId',
    ])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!row || !isLoyaltyCustomer({ ...row, contactId }, loyaltyCustomerCodes)) return null;
  return row.bonus_points;
}
