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
 * True for a loyalty customer (spec 1 §6), to whom alone points are shown: an individual, in a
 * group that contains one of the configured codes, with a threshold above 0, who is a Haler or
 * the default contact of a Betaler.
 */
export function isLoyaltyCustomer(
  customer: LoyaltyFacts,
  loyaltyCustomerCodes: readonly string[],
): boolean {
  return (
    customer.loyaltyType === 'Individual' &&
    // Every text contains the empty one: it would admit every group.
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
