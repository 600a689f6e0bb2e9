/** The cookie `fake-now`: delivery and pickup are planned from its time (spec 2 §4). */
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  CartRecord,
  CartValidationRecord,
  ShippingOptionsRecord,
} from '../../src/api/cart/wire.ts';
import type { OrderRecord } from '../../src/api/orders/calls.ts';
import { buyer } from '../support/buyer.ts';
import { useBackend } from './support/backend.ts';
import { baseUrl } from './support/base-url.ts';
import { CAN_SIGN_IN, signUp, type TestCustomer } from './support/customers.ts';

const CART = '/api/aspos/cart';
const OWN = '/api/bouwmaat/cart';
/** Tuesday before Christmas 2031, 11:00 and 22:00 in Amsterdam; small goods are cut off at 21:30. */
const MORNING = '2031-12-23T10:00:00Z';
const EVENING = '2031-12-23T21:00:00Z';

let customer: TestCustomer;

useBackend();
beforeEach(async () => {
  if (CAN_SIGN_IN) customer = await signUp();
});

const at = (time: string | null) =>
  buyer(baseUrl, customer.token, time === null ? '' : `other=1; fake-now=${time}`);

const deliveryDays = async (time: string | null) =>
  (await at(time).call<ShippingOptionsRecord>('GET', `${OWN}/delivery/options`)).Data.Days.map(
    (day) => day.Date,
  );

describe.skipIf(!CAN_SIGN_IN)('with the cookie fake-now', () => {
  it('delivery days begin after its cut-off, and leave out the holidays of its year', async () => {
    expect((await deliveryDays(MORNING))[0]).toBe('2031-12-24');
    // Too late for Wednesday; then come Christmas, which lasts two days, and Saturday.
    const [first] = await deliveryDays(encodeURIComponent(EVENING));
    expect(first! > '2031-12-26').toBe(true);
  });

  it('pickup begins two hours later, within the opening hours', async () => {
    const { Data: stores } = await at(null).call<{ Id: number }[]>('GET', '/api/aspos/stores');
    const path = `${OWN}/pickup/options?storeId=${stores[0]!.Id}`;
    const { Data } = await at(MORNING).call<ShippingOptionsRecord>('GET', path);
    expect(Data.Earliest).toEqual({ Day: '2031-12-23', Time: '13:00' });
  });

  it('the cart, its check and its order take a slot of that day', async () => {
    const shopper = at(MORNING);
    const cart = await shopper.fill(customer.cartProductId);
    expect(cart).toMatchObject({
      DeliveryEstimate: '2031-12-24',
      Shipping: { Date: '2031-12-24' },
    });
    const check = await shopper.call<CartValidationRecord>('GET', `${CART}/validate`);
    expect(check.Data.Factors.DeliveryDate).toEqual({ IsValid: true });
    // By the evening it is too late for that day, for the check and for the order alike.
    const late = await at(EVENING).call<CartValidationRecord>('GET', `${CART}/validate`);
    expect(late.Data.Factors.DeliveryDate.IsValid).toBe(false);
    const { Data: refused } = await at(EVENING).confirm();
    expect(refused.OrderNumber ?? null).toBeNull();
    expect(refused.Validation?.Factors.DeliveryDate.IsValid).toBe(false);

    const before = Date.now();
    const { Data: placed } = await shopper.confirm();
    const after = Date.now();
    const path = `/api/aspos/orders/success/${placed.SuccessKey}`;
    const { Data } = await shopper.call<{ Order: OrderRecord }>('GET', path);
    expect(Data.Order.PreferredDate).toBe('2031-12-24');
    // What was ordered when is a matter of money: the real clock.
    const placedAt = Date.parse(Data.Order.PlacedAt);
    expect([placedAt >= before, placedAt <= after]).toEqual([true, true]);
  });

  it.each(['soon', '', '0001-01-01T00:00:00Z', '+275760-09-12T00:00:00Z'])(
    'of %j the real time holds',
    async (time) => {
      expect(await deliveryDays(time)).toEqual(await deliveryDays(null));
    },
  );

  it('prices follow the real clock', async () => {
    const priced = async (time: string | null) => {
      const { Data } = await at(time).call<CartRecord>('GET', CART);
      return [Data.Total, Data.Lines.map((line) => line.TotalInclTax)];
    };
    expect(await priced(MORNING)).toEqual(await priced(null));
  });
});
