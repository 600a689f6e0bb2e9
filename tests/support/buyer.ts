import { randomUUID } from 'node:crypto';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { CartRecord, ConfirmRecord, ShippingOptionsRecord } from '../../src/api/cart/wire.ts';

const CART = '/api/aspos/cart';
const HOME = {
  method: 'AlternativeAddress',
  alternativeAddress: {
    ...{ street: 'Kade', houseNumber: '546', postalCode: '3542AB', city: 'Utrecht' },
    phoneNumber: '0612345678',
  },
};

interface Reply<Data> {
  status: number;
  Success: boolean;
  Message?: string;
  Data: Data;
}

type EndState = 'paid' | 'failed' | 'cancelled' | 'expired';

/**
 * A signed-in customer who buys at a running shop, over HTTP. `shop`: where it runs now; `cookie`:
 * sent with every call; `locale`: the language of the order.
 */
export function buyer(shop: () => string, token: string, cookie = '', locale: Locale = 'nl') {
  const call = async <Data>(method: string, path: string, body?: unknown): Promise<Reply<Data>> => {
    const response = await fetch(shop() + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie }),
        'content-type': 'application/json',
        'x-language': locale,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as Omit<Reply<Data>, 'status'>) };
  };
  const must = async <Data>(...args: Parameters<typeof call>): Promise<Data> => {
    const reply = await call<Data>(...args);
    if (!reply.Success) throw new Error(`${args[1]}: ${reply.status} ${reply.Message}`);
    return reply.Data;
  };
  const cart = () => must<CartRecord>('GET', CART);

  return {
    call,
    /** Returns the data of a response. Throws if the shop refuses. */
    must,
    cart,

    /** Adds pieces of a product, as a different device would. */
    add: (productId: number, quantity = 1) =>
      must<CartRecord>('POST', `${CART}/lines/batch`, {
        changes: [{ operationId: randomUUID(), productId, quantity, action: 'Add', source: null }],
      }),

    /** Keeps an address to deliver to. */
    addAddress: ({
      postcode,
      ...address
    }: Record<'postcode' | 'houseNumber' | 'street' | 'city', string>) =>
      must('POST', '/api/aspos/customer/addresses', {
        ...{ ...address, postalCode: postcode, houseNumberExtension: '' },
        // A lorry's driver calls before delivering large goods.
        ...{ type: 'DeliveryAddressDefault', countryCode: 'NL', phoneNumber: '0612345678' },
      }),

    /** Puts a product into the cart and makes it ready to be ordered; collected in `storeId`, if given. */
    async fill(
      productId: number,
      quantity = 1,
      method = 'ideal',
      storeId?: number,
    ): Promise<CartRecord> {
      const change = { operationId: randomUUID(), productId, quantity, action: 'Update' };
      await must('POST', `${CART}/lines/batch`, { changes: [change] });
      const isPickup = storeId !== undefined;
      await must(
        'POST',
        `${CART}/${isPickup ? 'store' : 'delivery'}`,
        isPickup ? { storeId } : HOME,
      );
      const { Days } = await must<ShippingOptionsRecord>(
        'GET',
        `/api/bouwmaat/cart/${isPickup ? 'pickup' : 'delivery'}/options`,
      );
      const { Date: date, Slots } = Days[0]!;
      const { Id: methodId, TimeFrom: timeFrom, TimeTo: timeTo } = Slots[0]!;
      const shippingMethod = isPickup ? 'Pickup' : 'CustomerAddress';
      const slot = { shippingMethod, date, methodId, timeFrom, timeTo };
      await must('POST', `${CART}/shipment`, slot);
      return must('POST', `${CART}/payment`, { method });
    },

    async confirm(body: Record<string, unknown> = {}): Promise<Reply<ConfirmRecord>> {
      const amountToPay = body['amountToPay'] ?? (await cart()).AmountToPay;
      const order = { idempotencyKey: randomUUID(), amountToPay, acceptsTerms: true };
      return call('POST', `${CART}/confirm`, { ...order, ...body });
    },

    /** Presses a button of the test bank; returns the address that it leads to. */
    async atBank(paymentUrl: string, state: EndState): Promise<string | null> {
      const { pathname } = new URL(paymentUrl);
      const response = await fetch(shop() + pathname, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ state }),
      });
      return response.headers.get('location');
    },
  };
}

export type Buyer = ReturnType<typeof buyer>;
