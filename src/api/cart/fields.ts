/** The input fields of cart calls. */
import { z } from 'zod';
import { MAX_BATCH, MAX_QUICK_ORDER_LINES } from '../../domain/cart/changes.ts';
import { PAYMENT_METHODS } from '../../domain/cart/cart.ts';
import { LIST_IDS } from '../../domain/product/measured-item.ts';
import { MOST_PIECES } from '../../domain/product/quantity.ts';
import { bodyId, idField } from '../fields.ts';
import { clockTime } from '../stores/wire.ts';
import { addressBody } from '../customer/address-body.ts';
import { filledLine, line, lines } from '../customer/fields.ts';

const quantity = z
  .int({ error: 'must be a whole number' })
  .min(0, 'must be at least 0')
  .max(MOST_PIECES, `must be at most ${MOST_PIECES}`);

const source = z.object({
  listId: z.enum(LIST_IDS, { error: `must be one of ${LIST_IDS.join(', ')}` }),
  listName: line(200),
});

/** A UUID made by the browser. */
const uuid = z.uuid({ error: 'must be a UUID' });

/** Makes a change that may be sent twice count once; without one, each request counts. */
export const operationId = uuid.optional();

const change = z
  .object({
    operationId,
    productId: bodyId,
    quantity: quantity.default(0),
    action: z.enum(['Add', 'Update', 'Delete'], { error: 'must be Add, Update or Delete' }),
    source: source.nullish(),
  })
  .refine(({ action, quantity: pieces }) => action !== 'Add' || pieces > 0, {
    path: ['quantity'],
    message: 'must be at least 1',
  });

export const changes = z
  .array(change, { error: 'must be a list' })
  .min(1, 'must hold at least one change')
  .max(MAX_BATCH, `must hold at most ${MAX_BATCH} changes`);

/** 128 random bits in base64url. */
export const shareKey = z
  .string({ error: 'must be a text' })
  .regex(/^[\w-]{22}$/, 'must be a share key');

/**
 * Where to deliver: an address of the customer's book, or one that is kept with the cart alone.
 */
export const deliveryBody = z
  .object({
    method: z.enum(['CustomerAddress', 'AlternativeAddress'], {
      error: 'must be CustomerAddress or AlternativeAddress',
    }),
    deliveryAddressId: bodyId.optional(),
    alternativeAddress: addressBody.optional(),
  })
  .superRefine(({ method, deliveryAddressId, alternativeAddress }, { addIssue }) => {
    const needed = method === 'CustomerAddress' ? deliveryAddressId : alternativeAddress;
    if (needed !== undefined) return;
    const path = [method === 'CustomerAddress' ? 'deliveryAddressId' : 'alternativeAddress'];
    addIssue({ code: 'custom', path, message: 'must be given' });
  });

/** The shipping time payload of spec 2 §3. */
export const shipmentBody = z.object({
  shippingMethod: z.enum(['Pickup', 'CustomerAddress'], {
    error: 'must be Pickup or CustomerAddress',
  }),
  /** A day, or a moment of that day. */
  date: z.iso.date().or(z.iso.datetime({ offset: true })),
  methodId: filledLine(60),
  timeFrom: clockTime,
  timeTo: clockTime,
});

export const paymentBody = z.object({
  method: z.enum(PAYMENT_METHODS, { error: `must be one of ${PAYMENT_METHODS.join(', ')}` }),
  data: z.object({ issuer: line(60).nullish() }).nullish(),
});

/** Either a voucher or a coupon. */
export const voucherBody = z
  .object({ voucherId: bodyId.optional(), couponId: bodyId.optional() })
  .refine(
    (ids) => (ids.voucherId === undefined) !== (ids.couponId === undefined),
    'must hold a voucherId or a couponId',
  );

export const voucherQuery = z
  .object({ voucherId: idField.optional(), couponId: idField.optional() })
  .refine(
    (ids) => (ids.voucherId === undefined) !== (ids.couponId === undefined),
    'must hold a voucherId or a couponId',
  );

export const confirmBody = z.object({
  /** A UUID per attempt: the same key never orders twice. */
  idempotencyKey: uuid,
  /** Amount that the shopper agreed to pay, in euros; the order is refused if it is another. */
  amountToPay: z.number({ error: 'must be a number' }).min(0, 'must be at least 0'),
  acceptsTerms: z.literal(true, { error: 'must be accepted' }),
  memo: lines(500).default(''),
  /** The trade customer's own reference. */
  reference: line(60).default(''),
  /** The pin of a contact that needs one to buy on account. */
  pinCode: line(10).nullish(),
  analyticsClientId: line(100).nullish(),
  analyticsSessionId: line(100).nullish(),
});

export const quickOrderBody = z.object({
  codes: z
    .array(filledLine(40), { error: 'must be a list' })
    .min(1, 'must hold at least one code')
    .max(MAX_QUICK_ORDER_LINES, `must hold at most ${MAX_QUICK_ORDER_LINES} codes`),
});

export type ChangeBody = z.infer<typeof change>;
export type DeliveryBody = z.infer<typeof deliveryBody>;
export type ShipmentBody = z.infer<typeof shipmentBody>;
export type PaymentBody = z.infer<typeof paymentBody>;
export type ConfirmBody = z.infer<typeof confirmBody>;
