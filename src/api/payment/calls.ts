/** Schemas of payment records (spec 2 §7), and the calls that answer them. */
import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { nonEmptyLine } from '../customer/fields.ts';
import { PAYMENT } from './client.ts';
import { PAYMENT_METHODS } from '../../domain/cart/cart.ts';
import { PAYMENT_STATES } from '../../domain/orders/order.ts';
import { id } from '../fields.ts';

const paymentMethodsRecord = z.object({
  IsTest: z.boolean(),
  Methods: z.array(
    z.object({
      Id: z.enum(PAYMENT_METHODS),
      Name: z.string(),
      Issuers: z.array(z.object({ Id: z.string(), Name: z.string() })).nullish(),
      /** True if the contact must enter a pin code. */
      NeedsPin: z.boolean().nullish(),
    }),
  ),
});

const paymentStatusRecord = z.object({
  State: z.enum(PAYMENT_STATES),
  OrderId: id,
  OrderNumber: z.string(),
  SuccessKey: z.string(),
  PaymentUrl: z.string().nullish(),
});

export type PaymentMethodsRecord = z.infer<typeof paymentMethodsRecord>;
export type PaymentStatusRecord = z.infer<typeof paymentStatusRecord>;

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
