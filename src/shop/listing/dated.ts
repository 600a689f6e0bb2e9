import { isCurrent } from '../../domain/shared/date-range.ts';

/**
 * Judges again, at the visitor's time, what the page says for a period only: static HTML may be
 * older than the end of an offer. Hides it outside its dates.
 */
export function judgeDates(now: Date): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    element.hidden = !isCurrent(element.dataset.from, element.dataset.until, now);
  }
}
