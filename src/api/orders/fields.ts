/** The input fields of calls about orders. */
import { z } from 'zod';
import { emailField, nonEmptyLine, lines } from '../customer/fields.ts';

/** The `successKey` of a confirmation, or an order id. */
export const orderKey = z
  .string({ error: 'must be a text' })
  .regex(/^([\w-]{22}|[1-9]\d{0,9})$/, 'must be the key of an order');

export const withdrawBody = z.object({
  /** Name of the person who withdraws. */
  name: nonEmptyLine(100),
  /** As typed: `#26000030`, `260 00030`. */
  orderNumber: nonEmptyLine(40),
  /** The e-mail address that the order was confirmed to, or the customer's current one. */
  email: emailField,
  /** Positions of order lines, from 1; empty for the whole order. */
  positions: z
    .array(z.int({ error: 'must be a whole number' }).min(1, 'must be at least 1').max(1_000), {
      error: 'must be a list',
    })
    .max(500, 'must hold at most 500 lines')
    .default([]),
  reason: lines(500).default(''),
});

export type WithdrawBody = z.infer<typeof withdrawBody>;
