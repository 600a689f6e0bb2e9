import type { ApiClient } from '../../api/client.ts';
import { postcodeCoordinates, places } from '../../api/stores/client.ts';
import type { Coordinates } from '../../api/stores/mappers.ts';
import { cleanPostcode } from '../../domain/shared/pasted-text.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { api } from '../calls/api.ts';

/**
 * `postcode`: not a Dutch postcode; `unknownPostcode`: valid format, but unknown; `failed`: the
 * call failed.
 */
type PostcodeProblem = 'postcode' | 'unknownPostcode' | 'failed';

const BAD_REQUEST = 400;

/** The position of a postcode, or why it is unknown. */
async function placeOfPostcode(
  client: ApiClient,
  postcode: string,
): Promise<Coordinates | PostcodeProblem> {
  const outcome = await postcodeCoordinates(client, postcode);
  if (outcome.ok) return outcome.data;
  if (outcome.status === BAD_REQUEST) return 'postcode';
  return outcome.kind === 'Missing' ? 'unknownPostcode' : 'failed';
}

/** `unknown`: there is no town with this name. */
export type PlaceProblem = PostcodeProblem | 'unknown';

const POSTCODE_PATTERN = /^[1-9]\d{3}\s?([a-z]{2})?$/i;

/** The position of a postcode or town, or why it is unknown. */
export async function placeOfTerm(
  client: ApiClient,
  term: string,
): Promise<Coordinates | PlaceProblem> {
  const postcode = cleanPostcode(term);
  if (POSTCODE_PATTERN.test(postcode)) return placeOfPostcode(client, postcode);
  if (/^\d/.test(term)) return 'postcode';
  const outcome = await places(client, term);
  if (outcome.ok) return outcome.data[0] ?? 'unknown';
  // An external API may not have this call; towns are then unknown.
  return outcome.kind === 'NotFound' || outcome.kind === 'Missing' ? 'unknown' : 'failed';
}

/** `placeOfTerm` with the client for a language. */
export const findPlace = (locale: Locale, term: string) => placeOfTerm(api(locale), term);
