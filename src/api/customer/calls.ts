import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { bodyId, flagField, idField, nothing } from '../fields.ts';
import {
  addressBody,
  findAddressBody,
  emailField,
  nonEmptyLine,
  genderField,
  singleLine,
  optionalKvkNumber,
  optionalPhone,
  partsField,
} from './fields.ts';
import { CUSTOMER } from './client.ts';
import { customerExportRecord } from './export-wire.ts';
import {
  addressRecord,
  customerRecord,
  financialDataRecord,
  foundAddressRecord,
  savedCustomerRecord,
} from './wire.ts';

const area = 'customer';

const password = z
  .string({ error: 'must be a text' })
  .max(200, 'must have at most 200 characters')
  .optional();

export const customer = defineCall({
  ...CUSTOMER.get,
  name: 'customer',
  area,
  bounds: BOUNDS.read,
  summary: 'The signed-in customer',
  query: z.object({
    /** Creates a delivery address from the invoice address if there is none. */
    ensureDeliveryAddress: flagField(false),
    includeFields: partsField,
  }),
  data: customerRecord,
});

export const saveCustomer = defineCall({
  ...CUSTOMER.save,
  name: 'saveCustomer',
  area,
  bounds: BOUNDS.write,
  summary:
    'Changes the given fields of the customer; returns the customer and, if requested, a new token',
  query: z.object({ refreshToken: flagField(false) }),
  body: z.object({
    firstName: nonEmptyLine(60).optional(),
    middleName: singleLine(30).optional(),
    lastName: nonEmptyLine(80).optional(),
    gender: genderField.optional(),
    phone: optionalPhone.optional(),
    mobileNumber: optionalPhone.optional(),
    companyName: singleLine(100).optional(),
    kvkNumber: optionalKvkNumber.optional(),
    /**
     * Requires `password`, or a sign-in within the last minutes if the customer has no password
     * here.
     */
    email: emailField.optional(),
    password,
  }),
  data: savedCustomerRecord,
});

export const deleteCustomer = defineCall({
  ...CUSTOMER.delete,
  name: 'deleteCustomer',
  area,
  bounds: BOUNDS.write,
  summary:
    'Deletes the account and data of the customer; requires the password like `saveCustomer`',
  body: z.object({ password }),
  data: nothing,
});

export const exportCustomer = defineCall({
  ...CUSTOMER.export,
  name: 'exportCustomer',
  area,
  bounds: BOUNDS.document,
  summary: 'All data that the shop stores about the customer',
  data: customerExportRecord,
});

export const financialData = defineCall({
  ...CUSTOMER.financialData,
  name: 'financialData',
  area,
  bounds: BOUNDS.read,
  summary: 'Credit limit and balance, if the first contact may buy on account',
  data: financialDataRecord,
});

export const setDefaultStore = defineCall({
  ...CUSTOMER.setStore,
  name: 'setDefaultStore',
  area,
  bounds: BOUNDS.write,
  summary: 'Sets the default store; returns the customer',
  body: z.object({ storeId: bodyId }),
  data: customerRecord,
});

export const validatePhone = defineCall({
  ...CUSTOMER.validatePhone,
  name: 'validatePhone',
  area,
  bounds: BOUNDS.read,
  summary: 'Whether a phone number is valid (the form rule availablePhone)',
  query: z.object({ phoneNumber: nonEmptyLine(40) }),
  data: z.object({ IsValid: z.boolean() }),
});

export const logisticStore = defineCall({
  ...CUSTOMER.logisticStore,
  name: 'logisticStore',
  area,
  bounds: BOUNDS.read,
  summary: 'The store that serves the customer',
  data: z.object({ Id: z.int() }),
});

export const setOptIn = defineCall({
  ...CUSTOMER.setOptIn,
  name: 'setOptIn',
  area,
  bounds: BOUNDS.write,
  summary: 'Subscribes to the newsletter, or unsubscribes',
  body: z.object({ isOptIn: z.boolean({ error: 'must be true or false' }) }),
  data: z.object({ IsOptIn: z.boolean() }),
});

export const addresses = defineCall({
  ...CUSTOMER.addresses,
  name: 'addresses',
  area,
  bounds: BOUNDS.read,
  summary: 'The addresses of the customer, the default delivery address first',
  data: z.array(addressRecord),
});

export const addAddress = defineCall({
  ...CUSTOMER.addAddress,
  name: 'addAddress',
  area,
  bounds: BOUNDS.write,
  summary: 'Adds an address and returns it',
  body: addressBody,
  data: addressRecord,
});

export const saveAddress = defineCall({
  ...CUSTOMER.saveAddress,
  name: 'saveAddress',
  area,
  bounds: BOUNDS.write,
  summary: 'Replaces an address; 404 if the customer has none with this id',
  params: z.object({ id: idField }),
  body: addressBody,
  data: addressRecord,
});

export const deleteAddress = defineCall({
  ...CUSTOMER.deleteAddress,
  name: 'deleteAddress',
  area,
  bounds: BOUNDS.write,
  summary: 'Deletes an address; 404 if the customer has none with this id',
  params: z.object({ id: idField }),
  data: nothing,
});

export const findAddress = defineCall({
  ...CUSTOMER.findAddress,
  name: 'findAddress',
  area,
  bounds: BOUNDS.lookup,
  summary: 'Addresses at a Dutch postcode and house number; may be empty',
  body: findAddressBody,
  data: z.array(foundAddressRecord),
});
