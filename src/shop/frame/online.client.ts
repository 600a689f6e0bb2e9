import { notify } from '../calls/notification.ts';

/**
 * Says that the connection is gone for as long as it is, and that it is back (spec 1 §4.5).
 * Nothing can be fetched then: it looks like a notice of the page, whose style is there.
 */
export function watchConnection(): void {
  const region = document.querySelector<HTMLElement>('[data-offline]');
  if (!region) return;
  const show = () => {
    region.textContent = navigator.onLine ? '' : (region.dataset.offline ?? '');
  };
  addEventListener('offline', show);
  addEventListener('online', () => {
    show();
    notify(region.dataset.online ?? '', 'success');
  });
  show();
}
