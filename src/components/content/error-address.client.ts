import { failedAddress } from '../../domain/error-address.ts';

/**
 * An error page that a failed call led to stands at the address that failed (spec 2 §8): loading
 * it again tries again, and Back leads to before. False where the page was come to otherwise.
 */
export function standWhereItFailed(): boolean {
  const failed = failedAddress(location.search, location.origin);
  if (failed !== null) history.replaceState(null, '', failed);
  return failed !== null;
}
