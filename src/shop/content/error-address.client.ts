import { failedAddress } from '../../domain/frame/error-page.ts';

/**
 * Replaces the URL of an error page by the URL that failed (spec 2 §8), so that a reload or the
 * page's retry button requests that one, and Back leads to the page before. Returns false if no
 * failed URL led to this page.
 */
export function restoreFailedUrl(): boolean {
  const failedPath = failedAddress(location.search, location.origin);
  if (failedPath === null) return false;
  history.replaceState(null, '', failedPath);
  const retryLink = document.querySelector<HTMLElement>('[data-again]');
  if (retryLink) retryLink.hidden = false;
  retryLink?.addEventListener('click', () => location.reload());
  return true;
}
