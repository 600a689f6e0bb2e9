import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCurrent } from '../../domain/shared/date-range.ts';
import { nextDateInRecord } from './open.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

it('finds the next begin or end, and none in what is past', () => {
  const next = (record: unknown) =>
    nextDateInRecord(JSON.stringify(record), NOW)?.toISOString() ?? null;
  expect(next({ From: '2026-12-01T08:00:00Z', To: '2027-01-01' })).toBe('2026-12-01T08:00:00.000Z');
  expect(next({ Until: '2026-11-20' })).toBe('2026-11-21T00:00:00.000Z');
  expect(next({ Until: '2026-11-20T12:00:00Z' })).toBe('2026-11-20T12:00:00.001Z');
  expect(next({ From: '2020-01-01', Name: '2600x600', Text: 'sinds 2027-01-01' })).toBeNull();
});

const moment = fc
  .date({ min: new Date('2026-11-01'), max: new Date('2027-02-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const end = fc.oneof(
  moment,
  moment.map((text) => text.slice(0, 10)),
);

it('until then every period is judged as it is now', () => {
  fc.assert(
    fc.property(end, end, fc.double({ min: 0, max: 1, noNaN: true }), (start, until, share) => {
      const due = nextDateInRecord(JSON.stringify({ start, until }), NOW);
      const last = (due ?? new Date('2030-01-01')).getTime() - 1;
      const between = new Date(NOW.getTime() + share * (last - NOW.getTime()));
      expect(isCurrent(start, until, between)).toBe(isCurrent(start, until, NOW));
    }),
  );
});
