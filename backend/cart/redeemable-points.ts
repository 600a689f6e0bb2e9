import type { Kysely } from 'kysely';
import { isLoyaltyCustomer } from '../../src/domain/loyalty.ts';
import type { Database } from '../db/schema/database.ts';
import type { SignedInCustomer } from '../http/context.ts';

/** Bonus points that a signed-in contact may use; 0 for whoever does not save (spec 1 §6). */
export async function redeemablePoints(
  db: Kysely<Database>,
  { customerId, contactId }: SignedInCustomer,
  loyaltyCustomerCodes: readonly string[],
): Promise<number> {
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
  if (!row || !isLoyaltyCustomer({ ...row, contactId }, loyaltyCustomerCodes)) return 0;
  return row.bonus_points;
}
