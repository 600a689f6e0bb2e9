import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { nonEmptyLine } from '../customer/fields.ts';
import { PAYMENT } from './endpoints.ts';
import { paymentMethodsRecord, paymentStatusRecord } from './wire.ts';

const area = 'payment';

export const paymentMethods = defineCall({
  ...PAYMENT.methods,
  name: 'paymentMethods',
  area,
  bounds: BOUNDS.read,
  summary: 'Payment methods for the current cart, with banks if a method requires one',
  data: paymentMethodsRecord,
});

export const validatePin = defineCall({
  ...PAYMENT.validatePin,
  name: 'validatePin',
  area,
  bounds: BOUNDS.write,
  summary: 'Whether a pin code may be used to buy on account',
  body: z.object({ pinCode: nonEmptyLine(10) }),
  data: z.object({ IsValid: z.boolean() }),
});

export const paymentStatus = defineCall({
  ...PAYMENT.status,
  name: 'paymentStatus',
  area,
  bounds: BOUNDS.read,
  summary: 'The state of the latest payment of an order, requested from the provider while open',
  query: z.object({
    /** The `successKey` of the confirmation, which grants access to the state. */
    successKey: z
      .string({ error: 'must be a text' })
      .regex(/^[\w-]{22}$/, 'must be the key of an order'),
  }),
  data: paymentStatusRecord,
});
