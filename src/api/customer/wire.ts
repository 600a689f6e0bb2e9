/** Schemas of customer records (spec 2 §3). */
import { z } from 'zod';
import { euros, id, isoMoment } from '../fields.ts';
import { storeRecord } from '../stores/calls.ts';

export const addressRecord = z.object({
  Id: id,
  CustomerId: id,
  /** A type that starts with `DeliveryAddress` marks a delivery address (spec 1 §3). */
  Type: z.string(),
  Name: z.string().nullish(),
  FirstName: z.string().nullish(),
  LastName: z.string().nullish(),
  Gender: z.string().nullish(),
  PhoneNumber: z.string().nullish(),
  EmailAddress: z.string().nullish(),
  Memo: z.string().nullish(),
  Street: z.string(),
  HouseNumber: z.string(),
  HouseNumberExtension: z.string().nullish(),
  PostalCode: z.string(),
  City: z.string(),
  CountryCode: z.string(),
});

export const foundAddressRecord = addressRecord.pick({
  Street: true,
  HouseNumber: true,
  HouseNumberExtension: true,
  PostalCode: true,
  City: true,
  CountryCode: true,
});

export const contactRecord = z.object({
  ContactId: id,
  AllowOnAccount: z.boolean(),
  Gender: z.string().nullish(),
  FirstName: z.string().nullish(),
  MiddleName: z.string().nullish(),
  LastName: z.string().nullish(),
  Phone: z.string().nullish(),
  Mobile: z.string().nullish(),
  Email: z.string().nullish(),
  Card: z.object({ Number: z.string() }).nullish(),
  Address: addressRecord.nullish(),
});

export const customerRecord = z.object({
  Id: id,
  Email: z.string(),
  FirstName: z.string().nullish(),
  MiddleName: z.string().nullish(),
  LastName: z.string().nullish(),
  Gender: z.string().nullish(),
  CompanyName: z.string().nullish(),
  KvkNumber: z.string().nullish(),
  MobileNumber: z.string().nullish(),
  CreationDate: isoMoment,
  DefaultStoreId: id.nullish(),
  DefaultStore: storeRecord.nullish(),
  Addresses: z.array(addressRecord).nullish(),
  /** The contact that signed in comes first. */
  Contacts: z.array(contactRecord).nullish(),
  /** The contact that signed in. */
  ContactId: id.nullish(),
  DefaultContactId: id.nullish(),
  GroupCode: z.string().nullish(),
  BonusPoints: z.int().nullish(),
  BonusPointsThreshold: z.int().nullish(),
  LoyaltyType: z.string().nullish(),
  LoyaltyParticipationLevel: z.string().nullish(),
  SbiCode: z.string().nullish(),
  Focus: z.string().nullish(),
  Cards: z
    .array(z.object({ Id: id, Number: z.string(), TotalBonusPoints: z.int().nullish() }))
    .nullish(),
  IsOptIn: z.boolean().nullish(),
});

/** The buyer of a cart. */
export const buyerRecord = customerRecord.pick({
  Id: true,
  ContactId: true,
  Email: true,
  FirstName: true,
  MiddleName: true,
  LastName: true,
  CompanyName: true,
});

export const savedCustomerRecord = z.object({
  Customer: customerRecord,
  /** If `refreshToken` was set: a new token with the customer's current name and e-mail address. */
  Token: z.string().nullish(),
});

export const financialDataRecord = z.object({ CreditLimit: euros, CreditBalance: euros });

export type AddressRecord = z.infer<typeof addressRecord>;
export type FoundAddressRecord = z.infer<typeof foundAddressRecord>;
export type ContactRecord = z.infer<typeof contactRecord>;
export type BuyerRecord = z.infer<typeof buyerRecord>;
export type CustomerRecord = z.infer<typeof customerRecord>;
export type SavedCustomerRecord = z.infer<typeof savedCustomerRecord>;
export type FinancialDataRecord = z.infer<typeof financialDataRecord>;
