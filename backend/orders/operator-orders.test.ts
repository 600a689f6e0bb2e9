import { expect, it } from 'vitest';
import { csvLine, type ListedOrder } from './operator-orders.ts';

const order: ListedOrder = {
  ...{ id: 1, number: '26000001', state: 'paid', placedAt: '2026-11-24T11:00:00.000Z' },
  ...{ contactName: 'Piet', shippingMethod: 'Pickup', paymentMethod: 'ideal' },
  ...{ paymentState: 'paid', alarm: null, total: 3_105 },
};

it('writes one order, its total in euros', () => {
  expect(csvLine(order)).toBe(
    '26000001,2026-11-24T11:00:00.000Z,paid,Piet,Pickup,ideal,paid,,31.05',
  );
});

it('quotes what would end a field, and disarms what would be a formula', () => {
  expect(csvLine({ ...order, contactName: 'Bouw, "Zn"\nEde' })).toContain('"Bouw, ""Zn""\nEde"');
  expect(csvLine({ ...order, contactName: '=HYPERLINK("x")' })).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csvLine({ ...order, total: -3_105 })).toMatch(/,-31\.05$/);
});
