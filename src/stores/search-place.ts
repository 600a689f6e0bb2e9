import type { ApiClient } from '../api/client.ts';
import { places } from '../api/stores/client.ts';
import type { Coordinates } from '../api/stores/mappers.ts';
import { cleanPostcode } from '../domain/pasted-text.ts';
import type { Locale } from '../domain/entities/common.ts';
import { api } from './api.ts';
import { placeOfPostcode, type PostcodeProblem } from './postcode.ts';

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
