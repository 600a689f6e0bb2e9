import type { ApiClient } from '../../api/client.ts';
import { postcodeCoordinates, places } from '../../api/stores/client.ts';
import type { Coordinates } from '../../api/stores/mappers.ts';
import { cleanPostcode } from '../../domain/shared/pasted-text.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { api } from '../calls/api.ts';

/** `postcode`: is no Dutch one; `unknownPostcode`: might be one; `failed`: no answer came. */
type PostcodeProblem = 'postcode' | 'unknownPostcode' | 'failed';

const BAD_REQUEST = 400;

/** Where a postcode lies, or why that is not known. */
async function placeOfPostcode(
  client: ApiClient,
  postcode: string,
): Promise<Coordinates | PostcodeProblem> {
  const outcome = await postcodeCoordinates(client, postcode);
  if (outcome.ok) return outcome.data;
  if (outcome.status === BAD_REQUEST) return 'postcode';
  return outcome.kind === 'Missing' ? 'unknownPostcode' : 'failed';
}

/** `unknown`: there is no town of this name. */
export type PlaceProblem = PostcodeProblem | 'unknown';

const POSTCODE = /^[1-9]\d{3}\s?([a-z]{2})?$/i;

/** Where a postcode or town is, or why that is not known. */
export async function placeOfTerm(
  client: ApiClient,
  term: string,
): Promise<Coordinates | PlaceProblem> {
  const postcode = cleanPostcode(term);
  if (POSTCODE.test(postcode)) return placeOfPostcode(client, postcode);
  if (/^\d/.test(term)) return 'postcode';
  const outcome = await places(client, term);
  if (outcome.ok) return outcome.data[0] ?? 'unknown';
  // An API that has no such call knows no towns.
  return outcome.kind === 'NotFound' || outcome.kind === 'Missing' ? 'unknown' : 'failed';
}

/** As `placeOfTerm`, for a page in a language. */
export const searchPlace = (locale: Locale, term: string) => placeOfTerm(api(locale), term);
