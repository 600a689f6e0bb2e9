import { openingNow } from '../../domain/store/opening-hours.ts';
import { now } from '../calls/now.ts';

type StoreTimes = [
  week: [day: number, open: string, close: string][],
  holidays: [start: string, end: string, open: string | null, close: string | null][],
];

/** Shows whether a store is open now, in the time zone of the stores. */
class StoreStatus extends HTMLElement {
  connectedCallback(): void {
    const [week, holidays] = JSON.parse(this.dataset.hours ?? '[[],[]]') as StoreTimes;
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
    const opening = openingNow(store, now());
    const { open, closed = '', later } = this.dataset;
    this.className = opening.state === 'open' ? 'is-open' : 'is-closed';
    if (opening.state === 'open') this.textContent = `${open} ${opening.until}`;
    else this.textContent = opening.state === 'later' ? `${later} ${opening.from}` : closed;
  }
}

customElements.define('store-status', StoreStatus);
