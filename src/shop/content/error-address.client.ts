import { failedAddress } from '../../domain/frame/error-address.ts';

/**
 * An error page that a failed call led to stands at the address that failed (spec 2 §8): loading
 * it again (also by its button) tries again, and Back leads to before. False where the page was
 * come to otherwise.
 */
export function standWhereItFailed(): boolean {
  const failed = failedAddress(location.search, location.origin);
  if (failed === null) return false;
  history.replaceState(null, '', failed);
  const again = document.querySelector<HTMLElement>('[data-again]');
  if (again) again.hidden = false;
  again?.addEventListener('click', () => location.reload());
  return true;
}
