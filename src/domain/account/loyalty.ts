import type { Customer } from './customer.ts';

type LoyaltyFacts = Pick<
  Customer,
  | 'loyaltyType'
  | 'groupCode'
  | 'bonusPointsThreshold'
  | 'loyaltyParticipationLevel'
  | 'contactId'
  | 'defaultContactId'
>;

/**
 * Returns whether points are shown to this customer (spec 1 §6): an individual in a customer group
 * whose code contains one of the configured codes, with a threshold above 0, and who is a Haler or
 * the default contact of a Betaler.
 */
export function isLoyaltyCustomer(
  customer: LoyaltyFacts,
  loyaltyCustomerCodes: readonly string[],
): boolean {
  return (
    customer.loyaltyType === 'Individual' &&
    // Ignores an empty code: every group code contains it.
    loyaltyCustomerCodes.some((code) => code !== '' && customer.groupCode.includes(code)) &&
    customer.bonusPointsThreshold > 0 &&
    mayUsePoints(customer)
  );
}

function mayUsePoints(customer: LoyaltyFacts): boolean {
  const { loyaltyParticipationLevel: level, contactId, defaultContactId } = customer;
  const isDefaultContact = contactId !== null && contactId === defaultContactId;
  return level === 'Haler' || (level === 'Betaler' && isDefaultContact);
}
