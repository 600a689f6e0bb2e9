import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCurrent } from '../../domain/shared/date-range.ts';
import { DATED_SCRIPT } from './inline-scripts.ts';

/** Runs the script on one dated element, at a time that the cookie gives. */
function isShown(from: string | undefined, until: string | undefined, now: Date): boolean {
  const element = { dataset: { from, until }, hidden: false };
  const page = {
    cookie: `a=b; fake-now=${encodeURIComponent(now.toISOString())}`,
    querySelectorAll: () => [element],
  };
  const run = new Function('document', DATED_SCRIPT);
  run(page);
  return !element.hidden;
}

const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const end = fc.option(
  fc.oneof(
    moment,
    moment.map((text) => text.slice(0, 10)),
    fc.constant('soon'),
  ),
  { nil: undefined },
);

it('judges a period as the domain does', () => {
  fc.assert(
    fc.property(end, end, moment, (from, until, text) => {
      const now = new Date(text);
      expect(isShown(from, until, now)).toBe(isCurrent(from, until, now));
    }),
  );
});
