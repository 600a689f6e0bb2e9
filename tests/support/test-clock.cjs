/**
 * The clock of the tests' shop, loaded before everything else (`--require`, which reaches worker
 * threads too): `Date` is shifted by TEST_CLOCK_OFFSET_MS, so that no test depends on today's
 * calendar. Time itself runs on, and timers are untouched.
 */
const offset = Number(process.env['TEST_CLOCK_OFFSET_MS'] ?? 0);

if (offset !== 0) {
  const Real = Date;
  class TestDate extends Real {
    constructor(...args) {
      if (args.length === 0) super(Real.now() + offset);
      else super(...args);
    }
    static now() {
      return Real.now() + offset;
    }
  }
  Object.defineProperty(TestDate, 'name', { value: 'Date' });
  // `Date()` without `new` returns the time as text.
  globalThis.Date = new Proxy(TestDate, { apply: () => new TestDate().toString() });
}
