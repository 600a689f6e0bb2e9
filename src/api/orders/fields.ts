/** The input fields of calls about orders. */
import { z } from 'zod';
import { emailField, filledLine, lines } from '../customer/fields.ts';

/** The key that confirming answered, or the id of an order. */
export const orderKey = z
  .string({ error: 'must be a text' })
  .regex(/^([\w-]{22}|[1-9]\d{0,9})$/, 'must be the key of an order');

export const withdrawBody = z.object({
  /** Who withdraws, as typed. */
  name: filledLine(100),
  /** As typed: `#26000030`, `260 00030`. */
  orderNumber: filledLine(40),
  /** The address that the order was confirmed to, or that its customer has now. */
  email: emailField,
  /** Lines of the order, from 1 on; none: the whole order. */
  positions: z
    .array(z.int({ error: 'must be a whole number' }).min(1, 'must be at least 1').max(1_000), {
      error: 'must be a list',
    })
    .max(500, 'must hold at most 500 lines')
    .default([]),
  reason: lines(500).default(''),
});

export type WithdrawBody = z.infer<typeof withdrawBody>;
