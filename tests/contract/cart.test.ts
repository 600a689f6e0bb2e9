/** What carts keep, and who can reach them (spec 2 §3, §4, §7). */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartRecord, ShippingOptionsRecord } from '../../src/api/cart/wire.ts';
import { send } from './support/api.ts';
import { useBackend } from './support/backend.ts';
import { CAN_SIGN_IN, signUp, type TestCustomer } from './support/customers.ts';
import { type Fixture, findFixture } from './support/fixture.ts';

const BASE = '/api/aspos/cart';
const OWN = '/api/bouwmaat/cart';

let fixture: Fixture;
let piet: TestCustomer;

useBackend();
beforeAll(async () => {
  fixture = await findFixture();
});
beforeEach(async () => {
  if (CAN_SIGN_IN) piet = await signUp();
});

type Headers = Record<string, string>;
const ask = (headers: Headers, method: string, path: string, body?: unknown) =>
  send({ ...{ method, path, headers }, ...(body !== undefined && { body }) });
const signedIn = ({ token }: TestCustomer): Headers => ({ authorization: `Bearer ${token}` });
const add = (productId: number, quantity: number, operationId: string = randomUUID()) => ({
  changes: [{ operationId, productId, quantity, action: 'Add' }],
});
const linesOf = ({ json }: { json: { Data?: unknown } }) =>
  (json.Data as CartRecord).Lines.map((line) => [line.ProductId, line.Quantity]);

describe('a visitor', () => {
  it('has a cart of their own, which comes back with the cookie', async () => {
    const { Id } = fixture.product;
    const added = await ask({}, 'POST', `${BASE}/lines/batch`, add(Id, 2));
    const cookie = added.headers.getSetCookie().map((line) => line.split(';')[0]!);
    expect(linesOf(added)).toEqual([[Id, 2]]);
    expect(linesOf(await ask({ cookie: cookie.join('; ') }, 'GET', BASE))).toEqual([[Id, 2]]);
    expect(linesOf(await ask({}, 'GET', BASE))).toEqual([]);
  });

  it('makes no cookie by looking at the cart', async () => {
    const { headers } = await ask({}, 'GET', BASE);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe.skipIf(!CAN_SIGN_IN)('a customer', () => {
  it('never sees the cart of somebody else, whatever the cookie', async () => {
    const an = await signUp();
    await ask(signedIn(an), 'DELETE', `${BASE}/lines`);
    const { Id } = fixture.product;
    const visited = await ask({}, 'POST', `${BASE}/lines/batch`, add(Id, 2));
    const cookie = visited.headers.getSetCookie().map((line) => line.split(';')[0]!);
    const headers = { ...signedIn(an), cookie: cookie.join('; ') };
    expect(linesOf(await ask(headers, 'GET', BASE))).toEqual([]);
    expect(linesOf(await ask(signedIn(piet), 'GET', BASE))).toHaveLength(1);
  });

  it('chooses address, slot and payment, which are kept for every device', async () => {
    const headers = signedIn(piet);
    const address = { method: 'CustomerAddress', deliveryAddressId: piet.addressId };
    await ask(headers, 'POST', `${BASE}/delivery`, address);
    const options = await ask(headers, 'GET', `${OWN}/delivery/options`);
    const { Days } = options.json.Data as ShippingOptionsRecord;
    const { Date: date, Slots } = Days[0]!;
    const { Id: methodId, TimeFrom: timeFrom, TimeTo: timeTo } = Slots[0]!;
    const shippingMethod = 'CustomerAddress';
    const slot = { shippingMethod, date, methodId, timeFrom, timeTo };
    await ask(headers, 'POST', `${BASE}/shipment`, slot);
    await ask(headers, 'POST', `${BASE}/payment`, { method: 'account' });
    expect((await ask(headers, 'GET', BASE)).json.Data).toMatchObject({
      ShippingMethod: 'Delivery',
      DeliveryAddress: { Id: piet.addressId },
      Shipping: { Id: methodId, Date: date },
      Payment: { Method: 'account' },
    });
    expect((await ask(headers, 'GET', `${BASE}/validate`)).json.Data).toMatchObject({
      IsOrderable: true,
      NewCart: null,
    });
  });
});

it('answers 200 codes of a quick order, each in its place', async () => {
  const numbers = fixture.products.flatMap(({ Number: number }) => (number ? [number] : []));
  const codes = Array.from({ length: 200 }, (_, i) => numbers[i % numbers.length]!);
  const { json } = await ask({}, 'POST', `${BASE}/quick-order`, { codes });
  const found = json.Data as { Code: string; Product: { Number: string } | null }[];
  expect(found.map(({ Product }) => Product?.Number)).toEqual(codes);
});
