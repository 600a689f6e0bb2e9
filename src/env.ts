/**
 * The environment, parsed once. A wrong value stops the program with a sentence that says
 * which variable and why. Documented in `.env.example`.
 */
import { z } from 'zod';
import { isTakenSlug } from './routes.ts';

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => value === 'true' || value === '1');

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean),
);

const network = z.union([z.literal('loopback'), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const networks = list.refine(
  (entries) => entries.every((entry) => network.safeParse(entry).success),
  'must be addresses, ranges such as 10.0.0.0/8, or loopback, separated by commas',
);

const days = z.coerce.number().int().min(1).max(3_650);

/** Also part of the content security policy: nothing but a name and a port. */
const HOST_NAME = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

const hosts = list.refine((names) => names.every((name) => HOST_NAME.test(name)), {
  error: 'must be host names like img.example, separated by commas',
});
const PUSH_HOST = /^(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?$/;

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address' });

const DEFAULT_PORT = 4321;

/** `Name <local@domain>` or `local@domain`; nothing that could end a header. */
const MAIL_FROM_PATTERN = /^(?:([^<>"@\p{Cc}]*)<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/u;

const mailFrom = z.string().transform((value, context) => {
  if (value === '') return null;
  const [, name, named, bare] = MAIL_FROM_PATTERN.exec(value) ?? [];
  const address = named ?? bare;
  if (address !== undefined) return { name: name?.trim() ?? '', address };
  context.addIssue({ code: 'custom', message: 'must look like Name <name@example.nl>' });
  return z.NEVER;
});

/** Products of the demo catalogue; more than 13,500 of them have a page (spec 2 §9). */
export const DEFAULT_PRODUCTS = 14_000;

const schema = z.object({
  /**
   * Public address of the shop: canonical links, sitemap, structured data. By default that of
   * SHARED_PORT, else of PORT.
   */
  SITE_URL: url.optional(),
  /** Where `/api` is answered, without a slash at its end; empty: the embedded backend. */
  API_BASE_URL: url
    .transform((address) => address.replace(/\/+$/, ''))
    .or(z.literal(''))
    .default(''),
  /** A PostgreSQL server; empty: the embedded database in DATA_DIR. */
  DATABASE_URL: z.string().default(''),
  /** Longest time of one statement on the PostgreSQL server; then a call is answered with 503. */
  DATABASE_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Folder that `npm run build` fills. */
  DIST_DIR: z.string().min(1).default('dist'),
  /** Releases that can be rolled back to, the live one among them. */
  RELEASES_KEPT: z.coerce.number().int().min(1).max(1000).default(10),
  /** What the servers listen on; `localhost`: both loopback addresses, so this machine only. */
  HOST: z
    .string()
    .transform((host) => host || 'localhost')
    .default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65535).default(DEFAULT_PORT),
  /** Where several processes of this shop listen side by side, each once it is ready; 0: nowhere. */
  SHARED_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  /** Longest time for which a process that was told to stop finishes what it is answering. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(10),
  /** How long it goes on accepting before that, until load balancers know that it is not ready. */
  DRAIN_DELAY_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  /** Proxies in front of the shop, whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: networks.default([]),
  /** Answers for one address in a minute, all processes together; 0: no limit. */
  READS_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(1_200),
  /** Days after which visitors who did not come back are forgotten. */
  KEEP_VISITORS_DAYS: days.default(365),
  /** Days after which phone numbers of requests to be called back are removed. */
  KEEP_CONTACTS_DAYS: days.default(90),
  /** Days after which rows of the desk's log are removed. */
  KEEP_AUDIT_DAYS: days.default(365),
  /** Answers measurements at `/metrics` (Prometheus). */
  METRICS: flag.default(false),
  /** Who sends it (`Authorization: Bearer …`) may read `/metrics`; empty: this machine and its network. */
  METRICS_TOKEN: z.string().default(''),
  /** Megabytes that must be free on the disk of DATA_DIR; 0: nobody is warned. */
  DISK_FREE_MINIMUM_MB: z.coerce.number().int().min(0).max(10_000_000).default(1_000),
  SITE_VARIANT: z.enum(['bm', 'ia', 'dc']).default('bm'),
  /** The shop's name in its own addresses (`/mijn-{slug}`); empty: the variant's. */
  SITE_SLUG: z
    .string()
    .max(40)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'must be lower case with hyphens')
    .refine((slug) => !isTakenSlug(slug), 'is a word of another page of the shop')
    .default(''),
  /** `off`: none of what the shop is tried out with (`demo/`); a new shop is empty. */
  DEMO: z.enum(['on', 'off']).default('on'),
  /** Size and seed of the demo catalogue that `npm start` makes. */
  CATALOGUE_PRODUCTS: z.coerce.number().int().min(1).max(1_000_000).default(DEFAULT_PRODUCTS),
  CATALOGUE_SEED: z.coerce.number().int().min(0).default(1),
  CATALOGUE_ONLY_USED: flag.default(false),
  /** Where an owner's files are loaded from again and again: a folder or an https address. */
  IMPORT_FROM: z
    .string()
    .refine((from) => !/^[a-z]+:\/\//i.test(from) || /^https:\/\//i.test(from), {
      error: 'must be a folder or an https address',
    })
    .default(''),
  IMPORT_EVERY_MINUTES: z.coerce.number().int().min(1).max(10_080).default(60),
  /** Seconds between looks at the APIs for changes; 0: never. Absent: 300 for APIs elsewhere. */
  POLL_SECONDS: z
    .literal('')
    .transform(() => undefined)
    .or(z.coerce.number().int().min(0).max(86_400))
    .optional(),
  /** Mail server, `smtp://user:password@host:587` or `smtps://…`; empty: mail becomes files. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
    .or(z.literal(''))
    .default(''),
  /** Sender of mail, `Bouwmaat <service@example.nl>`; null: the shop at its own host. */
  MAIL_FROM: mailFrom.default(null),
  /** Signs the visitor cookie; made once and kept in DATA_DIR when empty. */
  COOKIE_SECRET: z.string().default(''),
  /** An OpenID provider that customers sign in at; empty: the embedded one. */
  OIDC_ISSUER: url
    .transform((address) => address.replace(/\/+$/, ''))
    .or(z.literal(''))
    .default(''),
  OIDC_CLIENT_ID: z.string().default(''),
  OIDC_CLIENT_SECRET: z.string().default(''),
  OIDC_SCOPES: z.string().default('openid email profile'),
  /** Signs rebuild hooks (Standard Webhooks); made once and kept in DATA_DIR when empty. */
  REBUILD_SECRET: z
    .string()
    .regex(/^(whsec_[A-Za-z0-9+/=]+)?$/, 'must look like whsec_…')
    .default(''),
  /** A token and a site of Netlify: every release is deployed there too, by its digests. */
  NETLIFY_AUTH_TOKEN: z.string().default(''),
  NETLIFY_SITE_ID: z.string().default(''),
  NETLIFY_API_URL: url.default('https://api.netlify.com/api/v1'),
  /** Hosts besides our own that pictures may come from. */
  IMAGE_HOSTS: hosts.default([]),
  /** `from=to`: rewrites a picture's host, e.g. `old.example=cdn.example`. */
  IMAGE_HOST_REWRITE: z.string().default(''),
  /** `from=to`: rewrites a picture's extension, e.g. `png=webp`. */
  IMAGE_EXTENSION_REWRITE: z.string().default(''),
  /** True: every picture loads as it is, without width and height in its address. */
  IMAGE_OPTIMISER_OFF: flag.default(false),
  /** Where addresses are looked up: made-up streets, or PDOK's register of Dutch addresses. */
  ADDRESS_LOOKUP: z.enum(['generated', 'pdok']).default('generated'),
  PDOK_URL: url.default('https://api.pdok.nl/bzk/locatieserver/search/v3_1'),
  /** Where postcodes and towns are looked up: the shop's own table, PDOK, or Google. */
  GEOCODER: z.enum(['table', 'pdok', 'google']).default('table'),
  /** Of Google's Geocoding API; used by the server alone. */
  GEOCODING_KEY: z.string().default(''),
  GEOCODING_URL: url.default('https://maps.googleapis.com/maps/api/geocode/json'),
  /** Tiles of the store map with {z}, {x} and {y}; empty: the bundled outlines. */
  MAP_TILES_URL: httpsUrl
    .refine((address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part)), {
      error: 'must have {z}, {x} and {y}',
    })
    .or(z.literal(''))
    .default(''),
  /** Who made the tiles, as their licence asks. */
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  /** Google Maps: a public key for the Map Tiles API, restricted to the shop's address. */
  MAPS_KEY: z
    .string()
    .regex(/^[\w-]*$/, 'must be a key of Google')
    .default(''),
  /** Hosts of the push services that notifications go to; empty: none are sent. */
  PUSH_SERVICES: list
    .refine((hosts) => hosts.every((host) => PUSH_HOST.test(host)), {
      error: 'must be host names like push.example or *.push.example, separated by commas',
    })
    .default([
      'fcm.googleapis.com',
      '*.push.services.mozilla.com',
      '*.push.apple.com',
      '*.notify.windows.com',
    ]),
  /** Signs notifications (RFC 8292): 32 bytes as base64url; empty: made once, kept in DATA_DIR. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^([\w-]{43})?$/, 'must be 32 bytes as base64url')
    .default(''),
  /** Where push services reach the operator; empty: MAIL_FROM, else SITE_URL. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^((mailto:|https:\/\/)\S+)?$/, 'must be mailto:… or an https address')
    .default(''),
  /** Payments at Mollie; empty: the embedded test bank, whose payments move no money. */
  MOLLIE_API_KEY: z
    .string()
    .regex(/^((test|live)_[A-Za-z0-9]+)?$/, 'must look like test_… or live_…')
    .default(''),
  MOLLIE_API_URL: url
    .transform((address) => address.replace(/\/+$/, ''))
    .default('https://api.mollie.com'),
  /** A shop at a public address may do without MOLLIE_API_KEY: customers pay at the test bank. */
  TEST_BANK: flag.default(false),
  /** Delivery and pickup days follow the cookie `fake-now`. Absent: only with the test bank. */
  FAKE_NOW: z
    .literal('')
    .transform(() => undefined)
    .or(flag)
    .optional(),
  /** Google Tag Manager; empty: no tags, and no question about consent. */
  GTM_ID: z
    .string()
    .regex(/^(GTM-[A-Z0-9]+)?$/, 'must look like GTM-ABC123')
    .default(''),
  /** Script of an A/B testing service; empty: none. */
  AB_TEST_URL: httpsUrl.or(z.literal('')).default(''),
  /** Hosts that the A/B script reports to, besides its own. */
  AB_TEST_HOSTS: hosts.default([]),
  /** Script of a visual-testing service; empty: none. */
  VISUAL_TEST_URL: httpsUrl.or(z.literal('')).default(''),
  /** Hosts that the visual-testing script reports to, besides its own. */
  VISUAL_TEST_HOSTS: hosts.default([]),
  /** Page of a chat service that "Vragen? Chat nu" opens; empty: the contact details. */
  CHAT_URL: httpsUrl.or(z.literal('')).default(''),
  /** Proves to Google Search Console whose site this is; empty: no proof. */
  SEARCH_CONSOLE_VERIFICATION: z
    .string()
    .regex(/^[\w-]*$/, 'must be the content of the google-site-verification tag')
    .default(''),
  /** Product pages show reviews of verified purchases. */
  PRODUCT_REVIEWS: flag.default(false),
  /** Key of Trustpilot, whose reviews are shown then; empty: those of our own orders. */
  TRUSTPILOT_API_KEY: z.string().default(''),
  /** Name of the shop at Trustpilot: its domain. */
  TRUSTPILOT_BUSINESS: z.string().default(''),
  TRUSTPILOT_URL: url
    .transform((address) => address.replace(/\/+$/, ''))
    .default('https://api.trustpilot.com/v1'),
  /** `off`: browsers remove the service worker and what it kept (docs/app.md). */
  SERVICE_WORKER: z
    .enum(['on', 'off', ''])
    .transform((value) => value || 'on')
    .default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Of `npm start` and the API alone; empty: text at a terminal, else JSON. */
  LOG_FORMAT: z.enum(['json', 'text', '']).default(''),
});

export type Env = z.infer<typeof schema> & { SITE_URL: string };

/** Parses an environment. Throws an Error whose message names every wrong variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const folder = source['CONTENT_DIR'];
  if (folder) {
    throw new Error(
      `CONTENT_DIR is no longer read: unset it, and import the folder once with npm run content -- import ${folder} --remove.`,
    );
  }
  const codes = source['DELIVERY_COUNTRIES'];
  if (codes) {
    throw new Error(
      `DELIVERY_COUNTRIES is no longer read: unset it, and set deliveryCountries (${codes}) in the settings of the desk.`,
    );
  }
  const result = schema.safeParse(source);
  if (result.success) {
    const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: site } = result.data;
    if (Boolean(token) !== Boolean(site)) {
      throw new Error('NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID are set together or not at all.');
    }
    if (result.data.SMTP_URL && !result.data.MAIL_FROM) {
      throw new Error('MAIL_FROM must be set where SMTP_URL is: mail needs a sender that exists.');
    }
    if (result.data.MAP_TILES_URL && !result.data.MAP_TILES_ATTRIBUTION) {
      throw new Error(
        'MAP_TILES_ATTRIBUTION must be set where MAP_TILES_URL is: who made the tiles is named.',
      );
    }
    if (result.data.GEOCODER === 'google' && !result.data.GEOCODING_KEY) {
      throw new Error('GEOCODING_KEY must be set where GEOCODER is google.');
    }
    const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = result.data;
    if (new Set([issuer, id, secret].map(Boolean)).size > 1) {
      throw new Error(
        'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together or not at all.',
      );
    }
    const { TRUSTPILOT_API_KEY: reviewKey, TRUSTPILOT_BUSINESS: business } = result.data;
    if (Boolean(reviewKey) !== Boolean(business)) {
      throw new Error('TRUSTPILOT_API_KEY and TRUSTPILOT_BUSINESS are set together or not at all.');
    }
    if (result.data.SHARED_PORT !== 0 && result.data.SHARED_PORT === result.data.PORT) {
      throw new Error('PORT is of one process alone: set it to another than SHARED_PORT, or to 0.');
    }
    const port = result.data.SHARED_PORT || result.data.PORT || DEFAULT_PORT;
    return { ...result.data, SITE_URL: result.data.SITE_URL ?? `http://localhost:${port}` };
  }
  const problems = result.error.issues.map(
    (issue) =>
      `${issue.path.join('.')} ${issue.message} (it is "${shown(source[String(issue.path[0])])}")`,
  );
  throw new Error(`The environment is not usable: ${problems.join('; ')}.`);
}

/** A value for a message, without the user and password of an address. */
const shown = (value = ''): string => value.replace(/\/\/\S*@/, '//…@');

/** True where a browser may choose the day that delivery and pickup are planned from. */
export const allowsFakeNow = ({ FAKE_NOW, MOLLIE_API_KEY }: Env): boolean =>
  FAKE_NOW ?? MOLLIE_API_KEY === '';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True where only this machine reaches the shop. */
export const isLocalOrigin = (siteUrl: string): boolean =>
  LOCAL_HOSTS.has(new URL(siteUrl).hostname);

let parsed: Env | undefined;

/** The environment of this process. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
