import type {
  Address,
  AddressInput,
  FoundAddress,
  Buyer,
  Contact,
  Customer,
  FinancialData,
} from '../../domain/account/customer.ts';
import { toCents } from '../../domain/shared/money.ts';
import { mapStore } from '../stores/mappers.ts';
import type {
  AddressRecord,
  BuyerRecord,
  ContactRecord,
  CustomerRecord,
  FinancialDataRecord,
  FoundAddressRecord,
} from './wire.ts';

export function mapFoundAddress(record: FoundAddressRecord): FoundAddress {
  return {
    street: record.Street,
    houseNumber: record.HouseNumber,
    houseNumberExtension: record.HouseNumberExtension ?? '',
    postalCode: record.PostalCode,
    city: record.City,
    countryCode: record.CountryCode,
  };
}

export function mapAddressInput(record: Omit<AddressRecord, 'Id' | 'CustomerId'>): AddressInput {
  return {
    ...mapFoundAddress(record),
    type: record.Type,
    name: record.Name ?? '',
    firstName: record.FirstName ?? '',
    lastName: record.LastName ?? '',
    gender: record.Gender ?? '',
    phoneNumber: record.PhoneNumber ?? '',
    emailAddress: record.EmailAddress ?? '',
    memo: record.Memo ?? '',
  };
}

export function mapAddress(record: AddressRecord): Address {
  return { ...mapAddressInput(record), id: record.Id, customerId: record.CustomerId };
}

function mapContact(record: ContactRecord): Contact {
  return {
    contactId: record.ContactId,
    allowOnAccount: record.AllowOnAccount,
    gender: record.Gender ?? '',
    firstName: record.FirstName ?? '',
    middleName: record.MiddleName ?? '',
    lastName: record.LastName ?? '',
    phone: record.Phone ?? '',
    mobile: record.Mobile ?? '',
    email: record.Email ?? '',
    card: record.Card ? { number: record.Card.Number } : null,
    address: record.Address ? mapAddress(record.Address) : null,
  };
}

/**
 * Maps a customer (spec 1 §3, spec 2 §3). Without a contact id, that of the first contact is used.
 */
export function mapCustomer(record: CustomerRecord): Customer {
  const [first] = record.Contacts ?? [];
  return {
    ...mapBuyer(record),
    gender: record.Gender ?? '',
    kvkNumber: record.KvkNumber ?? '',
    mobileNumber: record.MobileNumber ?? '',
    creationDate: record.CreationDate,
    defaultStoreId: record.DefaultStoreId ?? null,
    defaultStore: record.DefaultStore ? mapStore(record.DefaultStore) : null,
    addresses: (record.Addresses ?? []).map(mapAddress),
    firstContact: first ? mapContact(first) : null,
    contactId: record.ContactId ?? first?.ContactId ?? null,
    defaultContactId: record.DefaultContactId ?? null,
    groupCode: record.GroupCode ?? '',
    bonusPoints: record.BonusPoints ?? 0,
    bonusPointsThreshold: record.BonusPointsThreshold ?? 0,
    loyaltyType: record.LoyaltyType ?? '',
    loyaltyParticipationLevel: record.LoyaltyParticipationLevel ?? '',
    sbiCode: record.SbiCode ?? '',
    focus: record.Focus ?? '',
    cards: (record.Cards ?? []).map((card) => ({
      id: card.Id,
      number: card.Number,
      totalBonusPoints: card.TotalBonusPoints ?? 0,
    })),
    isOptIn: record.IsOptIn ?? false,
  };
}

export const mapBuyer = (record: BuyerRecord): Buyer => ({
  id: record.Id,
  contactId: record.ContactId ?? null,
  email: record.Email,
  firstName: record.FirstName ?? '',
  middleName: record.MiddleName ?? '',
  lastName: record.LastName ?? '',
  companyName: record.CompanyName ?? '',
});

export function mapFinancialData(record: FinancialDataRecord): FinancialData {
  return {
    creditLimit: toCents(record.CreditLimit),
    creditBalance: toCents(record.CreditBalance),
  };
}
