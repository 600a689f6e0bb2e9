import { hoursToday, isStoreOpen, localTime } from '../../domain/opening-hours.ts';

type Times = [
  week: [day: number, open: string, close: string][],
  holidays: [start: string, end: string, open: string | null, close: string | null][],
];

/** Says whether a store is open at this moment, in the stores' own time zone. */
class StoreStatus extends HTMLElement {
  connectedCallback(): void {
    const [week, holidays] = JSON.parse(this.dataset.hours ?? '[[],[]]') as Times;
    const store = {
      openingTimes: week.map(([day, open, close]) => ({ day, open, close })),
      holidayTimes: holidays.map(([start, end, open, close]) => ({
        start,
        end,
        open,
        close,
        isClosed: !open,
      })),
    };
    const now = new Date();
    const open = isStoreOpen(store, now);
    const { time } = localTime(now);
    const spans = hoursToday(store, now);
    const current = spans.find((span) => span.open <= time && time < span.close);
    const next = spans.find((span) => time < span.open);
    const { open: openText, closed, later } = this.dataset;
    this.className = open ? 'is-open' : 'is-closed';
    if (open) this.textContent = `${openText} ${current?.close ?? ''}`;
    else this.textContent = next ? `${later} ${next.open}` : (closed ?? '');
  }
}

customElements.define('store-status', StoreStatus);
