import { failedAddress } from '../../domain/frame/error-page.ts';

/**
 * Replaces the URL of an error page by the URL that failed (spec 2 §8), so that a reload (also by
 * the page's button) tries again, and Back leads to the page before. False if the error page was
 * reached in another way.
 */
export function restoreFailedUrl(): boolean {
  const failed = failedAddress(location.search, location.origin);
  if (failed === null) return false;
  history.replaceState(null, '', failed);
  const retryLink = document.querySelector<HTMLElement>('[data-again]');
  if (retryLink) retryLink.hidden = false;
  retryLink?.addEventListener('click', () => location.reload());
  return true;
}
