import type { ApiClient } from '../api/client.ts';
import { postcodeCoordinates } from '../api/stores/client.ts';
import type { Coordinates } from '../api/stores/mappers.ts';

/** `postcode`: is no Dutch one; `unknownPostcode`: might be one; `failed`: no answer came. */
export type PostcodeProblem = 'postcode' | 'unknownPostcode' | 'failed';

const BAD_REQUEST = 400;

/** Where a postcode lies, or why that is not known. */
export async function placeOfPostcode(
  client: ApiClient,
  postcode: string,
): Promise<Coordinates | PostcodeProblem> {
  const outcome = await postcodeCoordinates(client, postcode);
  if (outcome.ok) return outcome.data;
  if (outcome.status === BAD_REQUEST) return 'postcode';
  return outcome.kind === 'Missing' ? 'unknownPostcode' : 'failed';
}
