import { isCurrent } from '../../domain/shared/date-range.ts';

/**
 * Hides content outside its dates, by the visitor's current time: prerendered HTML may be older
 * than the end of an offer.
 */
export function hideOutOfDateContent(now: Date): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    element.hidden = !isCurrent(element.dataset.from, element.dataset.until, now);
  }
}
