import { expect, test } from 'vitest';
import { groupedRows, weekRows } from './week-hours.ts';

const WEEK = [1, 2, 3, 4, 5]
  .map((day) => ({ day, open: '06:30', close: '18:00' }))
  .concat({ day: 6, open: '08:00', close: '15:00' });

test('a week has seven rows, and a day without times is closed', () => {
  const rows = weekRows(WEEK);
  expect(rows).toHaveLength(7);
  expect(rows[6]).toEqual({ from: 7, to: 7, hours: '' });
});

test('neighbouring days with equal hours share a row', () => {
  expect(groupedRows(WEEK)).toEqual([
    { from: 1, to: 5, hours: '06:30 - 18:00' },
    { from: 6, to: 6, hours: '08:00 - 15:00' },
    { from: 7, to: 7, hours: '' },
  ]);
});

test('two periods of one day are sorted', () => {
  const rows = weekRows([
    { day: 1, open: '13:00', close: '17:00' },
    { day: 1, open: '07:00', close: '12:00' },
  ]);
  expect(rows[0]?.hours).toBe('07:00 - 12:00, 13:00 - 17:00');
});
