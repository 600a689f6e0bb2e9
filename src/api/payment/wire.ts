/** Schemas of payment records (spec 2 §7). */
import { z } from 'zod';
import { PAYMENT_METHODS } from '../../domain/cart/cart.ts';
import { PAYMENT_STATES } from '../../domain/orders/payment.ts';
import { id } from '../records.ts';

export const paymentMethodsRecord = z.object({
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

export const paymentStatusRecord = z.object({
  State: z.enum(PAYMENT_STATES),
  OrderId: id,
  OrderNumber: z.string(),
  SuccessKey: z.string(),
  PaymentUrl: z.string().nullish(),
});

export type PaymentMethodsRecord = z.infer<typeof paymentMethodsRecord>;
export type PaymentStatusRecord = z.infer<typeof paymentStatusRecord>;
