import type { Env } from '../../../src/env.ts';
import type { AddressLookup } from './address-lookup.ts';
import { generatedLookup } from './generated-lookup.ts';
import { pdokLookup } from './pdok-lookup.ts';

/** The look-up that the environment chooses. */
export const addressLookup = (env: Pick<Env, 'ADDRESS_LOOKUP' | 'PDOK_URL'>): AddressLookup =>
  env.ADDRESS_LOOKUP === 'pdok' ? pdokLookup(env.PDOK_URL) : generatedLookup;
