/** Services of others that the shop can use (docs/third-parties.md). No value of a variable is shown. */
import type { Env } from '../../../src/env.ts';

export interface Party {
  /** A text `parties.name.…`, and one that says what is used without it, `parties.without.…`. */
  id: string;
  /** Variables of the environment that set it. */
  variables: readonly (keyof Env)[];
  isSet(env: Env): boolean;
}

/** Set where all its variables hold something. */
const filled = (id: string, ...variables: (keyof Env)[]): Party => ({
  id,
  variables,
  isSet: (env) => variables.every((name) => isFilled(env[name])),
});

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== false;

export const PARTIES: readonly Party[] = [
  filled('payment', 'MOLLIE_API_KEY'),
  filled('mail', 'SMTP_URL'),
  filled('signIn', 'OIDC_ISSUER'),
  {
    id: 'addresses',
    variables: ['ADDRESS_LOOKUP'],
    isSet: ({ ADDRESS_LOOKUP }) => ADDRESS_LOOKUP === 'pdok',
  },
  { id: 'places', variables: ['GEOCODER'], isSet: ({ GEOCODER }) => GEOCODER !== 'table' },
  {
    id: 'map',
    variables: ['MAP_TILES_URL', 'MAPS_KEY'],
    isSet: ({ MAP_TILES_URL, MAPS_KEY }) => MAP_TILES_URL !== '' || MAPS_KEY !== '',
  },
  filled('tags', 'GTM_ID'),
  filled('abTest', 'AB_TEST_URL'),
  filled('visualTest', 'VISUAL_TEST_URL'),
  filled('reviews', 'PRODUCT_REVIEWS', 'TRUSTPILOT_API_KEY', 'TRUSTPILOT_BUSINESS'),
  filled('chat', 'CHAT_URL'),
  filled('push', 'PUSH_SERVICES'),
  filled('searchConsole', 'SEARCH_CONSOLE_VERIFICATION'),
  filled('netlify', 'NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'),
  filled('metrics', 'METRICS'),
];
