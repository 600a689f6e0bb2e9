import type { Env } from '../../../src/env.ts';
import type { AddressLookup } from './address-lookup.ts';
import { pdokLookup } from './pdok-lookup.ts';

/** The look-up that the environment chooses; PDOK's too where nobody brings made-up streets. */
export const addressLookup = (
  env: Pick<Env, 'ADDRESS_LOOKUP' | 'PDOK_URL'>,
  generated: AddressLookup | undefined,
): AddressLookup =>
  env.ADDRESS_LOOKUP === 'generated' && generated ? generated : pdokLookup(env.PDOK_URL);
