import fc from 'fast-check';
import type { Store } from '../../store/store.ts';
import { DUTCH_HOLIDAYS } from './dutch-holidays.ts';

const DATE_BOUNDS = {
  min: new Date('2024-01-01'),
  max: new Date('2034-12-31'),
  noInvalidDate: true,
};

/** The hours around each change of the clocks, which are drawn more often than other hours. */
const clockChanges = Array.from({ length: 11 }, (_, n) => [
  Date.UTC(2024 + n, 2, 31, 1) - new Date(Date.UTC(2024 + n, 2, 31)).getUTCDay() * 86_400_000,
  Date.UTC(2024 + n, 9, 31, 1) - new Date(Date.UTC(2024 + n, 9, 31)).getUTCDay() * 86_400_000,
]).flat();

/** Instants of ten years, often close to a change of the clocks. */
export const anyInstant = fc.oneof(
  { weight: 4, arbitrary: fc.date(DATE_BOUNDS) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -2880, max: 2880 }))
      .map(([change, minutes]) => new Date(change + minutes * 60_000)),
  },
);

const anyClockTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

export const anyConfig = fc.record({
  deliveryCutoffLarge: anyClockTime,
  deliveryCutoffSmall: anyClockTime,
  pickupCutoff: anyClockTime,
  pickupAvailableTime: fc.constantFrom('07:00', '09:30', ''),
  pickupAvailableTimeSaturday: fc.constantFrom('08:00', '10:00', ''),
  delayDays: fc.integer({ min: 0, max: 4 }),
  extraStockDeliveryDays: fc.integer({ min: 0, max: 5 }),
  holidays: fc.constant(DUTCH_HOLIDAYS),
  stockCount: fc.nat(100),
});

const anyOpeningTimes = fc.constantFrom<Store['openingTimes'][]>(
  [],
  [2, 3, 4, 5, 6].map((day) => ({ day, open: '06:30', close: day === 6 ? '16:00' : '17:30' })),
  // A break at noon, and a late evening.
  [1, 2, 3, 4, 5].flatMap((day) => [
    { day, open: '08:00', close: '12:00' },
    { day, open: '13:00', close: '20:00' },
  ]),
);

export const anyStore = fc.record({
  id: fc.constant(3),
  openingTimes: anyOpeningTimes,
  holidayTimes: fc.constantFrom<Store['holidayTimes'][]>(
    [],
    [
      { start: '2026-12-05', end: '2026-12-05', open: '08:00', close: '12:00', isClosed: false },
      { start: '2026-12-28', end: '2027-01-02', open: null, close: null, isClosed: true },
    ],
  ),
});

export const anyProduct = fc
  .record({
    isOrderable: fc.constant(true),
    isActive: fc.constant(true),
    visibility: fc.constant('Orderable' as const),
    needExtraStock: fc.boolean(),
    deliverySize: fc.constantFrom('small' as const, 'large' as const),
    here: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ here, ...rest }) => ({
    ...rest,
    maxStockTotal: here + 1,
    stock: [{ storeId: 3, quantity: here }],
  }));
