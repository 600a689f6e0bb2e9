/**
 * Parses the environment once. An invalid value stops the program with a message that says which
 * variable and why. Documented in `.env.example`.
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

/** Used in the content security policy too, so only a name and a port are allowed. */
const HOST_NAME = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

const hosts = list.refine((names) => names.every((name) => HOST_NAME.test(name)), {
  error: 'must be host names like img.example, separated by commas',
});
const PUSH_HOST = /^(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?$/;

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address' });

const DEFAULT_PORT = 4321;

/** `Name <local@domain>` or `local@domain`; excludes characters that could end a mail header. */
const MAIL_FROM_PATTERN = /^(?:([^<>"@\p{Cc}]*)<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/u;

const mailFrom = z.string().transform((value, context) => {
  if (value === '') return null;
  const [, name, namedAddress, bare] = MAIL_FROM_PATTERN.exec(value) ?? [];
  const address = namedAddress ?? bare;
  if (address !== undefined) return { name: name?.trim() ?? '', address };
  context.addIssue({ code: 'custom', message: 'must look like Name <name@example.nl>' });
  return z.NEVER;
});

/**
 * Default size of the demo catalogue; more than 13,500 of these products have a page (spec 2 §9).
 */
export const DEFAULT_PRODUCTS = 14_000;

const schema = z.object({
  /**
   * Public address of the shop, for canonical links, sitemap and structured data; default localhost
   * with SHARED_PORT, or else PORT.
   */
  SITE_URL: url.optional(),
  /** Base URL of an external API; empty for the embedded backend. */
  API_BASE_URL: url
    .transform((address) => address.replace(/\/+$/, ''))
    .or(z.literal(''))
    .default(''),
  /** A PostgreSQL server; empty for the embedded database in DATA_DIR. */
  DATABASE_URL: z.string().default(''),
  /** A streaming replica of it, from which the catalogue and search are read; may be behind. */
  DATABASE_READ_URL: z.string().default(''),
  /** Statement timeout on the PostgreSQL server, after which a call fails with 503. */
  DATABASE_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  /**
   * Where machines on one PostgreSQL database share releases and media: `s3://bucket/folder`, with
   * `?endpoint=` and `&region=`, or `file:///folder`; empty: on the disk of DATA_DIR alone.
   */
  RELEASES_URL: z
    .url({ protocol: /^(s3|file)$/, error: 'must look like s3://bucket/folder or file:///folder' })
    .or(z.literal(''))
    .default(''),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** Output folder of `npm run build`. */
  DIST_DIR: z.string().min(1).default('dist'),
  /** Number of releases kept for rollback, including the live one. */
  RELEASES_KEPT: z.coerce.number().int().min(1).max(1000).default(10),
  /**
   * Address that the servers listen on; `localhost` means both loopback addresses, so only this
   * machine.
   */
  HOST: z
    .string()
    .transform((host) => host || 'localhost')
    .default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65535).default(DEFAULT_PORT),
  /**
   * Where several processes of this shop listen side by side, each once it is ready; 0: nowhere.
   */
  SHARED_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  /** Longest time for which a process that was told to stop finishes what it is answering. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(10),
  /** How long it goes on accepting before that, until load balancers know that it is not ready. */
  DRAIN_DELAY_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  /** Proxies whose `X-Forwarded-For` is trusted. */
  TRUSTED_PROXIES: networks.default([]),
  /** Maximum reads per minute of an IP address, over all processes; 0 for no limit. */
  READS_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(1_200),
  /** Days of inactivity after which visitors are deleted. */
  KEEP_VISITORS_DAYS: days.default(365),
  /** Days after which phone numbers of callback requests are deleted. */
  KEEP_CONTACTS_DAYS: days.default(90),
  /** Days after which entries of the desk's audit log are deleted. */
  KEEP_AUDIT_DAYS: days.default(365),
  /** Serves metrics at `/metrics` (Prometheus). */
  METRICS: flag.default(false),
  /** Bearer token for `/metrics`; if empty, only this machine and its network may read it. */
  METRICS_TOKEN: z.string().default(''),
  /** Warns if less space is free on the disk of DATA_DIR, in megabytes; 0 for no warning. */
  DISK_FREE_MINIMUM_MB: z.coerce.number().int().min(0).max(10_000_000).default(1_000),
  SITE_VARIANT: z.enum(['bm', 'ia', 'dc']).default('bm'),
  /** The shop's name in addresses (`/mijn-{slug}`); empty for that of the variant. */
  SITE_SLUG: z
    .string()
    .max(40)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'must be lower case with hyphens')
    .refine((slug) => !isTakenSlug(slug), 'is a word of another page of the shop')
    .default(''),
  /** `off` disables demo data and features (`demo/`); a new shop is then empty. */
  DEMO: z.enum(['on', 'off']).default('on'),
  /** Size and random seed of the demo catalogue that `npm start` generates. */
  CATALOGUE_PRODUCTS: z.coerce.number().int().min(1).max(1_000_000).default(DEFAULT_PRODUCTS),
  CATALOGUE_SEED: z.coerce.number().int().min(0).default(1),
  CATALOGUE_ONLY_USED: flag.default(false),
  /** A folder or https address from which the owner's files are imported regularly. */
  IMPORT_FROM: z
    .string()
    .refine((from) => !/^[a-z]+:\/\//i.test(from) || /^https:\/\//i.test(from), {
      error: 'must be a folder or an https address',
    })
    .default(''),
  IMPORT_EVERY_MINUTES: z.coerce.number().int().min(1).max(10_080).default(60),
  /** Interval of polling the API for changes; 0 for never. Default 300 for an external API. */
  POLL_SECONDS: z
    .literal('')
    .transform(() => undefined)
    .or(z.coerce.number().int().min(0).max(86_400))
    .optional(),
  /**
   * Mail server, `smtp://user:password@host:587` or `smtps://…`; if empty, mails are written to
   * files.
   */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
    .or(z.literal(''))
    .default(''),
  /** Sender of mails, `Bouwmaat <service@example.nl>`; default the shop at its own host. */
  MAIL_FROM: mailFrom.default(null),
  /** Signs the visitor cookie; if empty, generated and stored in DATA_DIR. */
  COOKIE_SECRET: z.string().default(''),
  /** External OpenID provider for sign-in; empty for the embedded one. */
  OIDC_ISSUER: url
    .transform((address) => address.replace(/\/+$/, ''))
    .or(z.literal(''))
    .default(''),
  OIDC_CLIENT_ID: z.string().default(''),
  OIDC_CLIENT_SECRET: z.string().default(''),
  OIDC_SCOPES: z.string().default('openid email profile'),
  /** Signs rebuild hooks (Standard Webhooks); if empty, generated and stored in DATA_DIR. */
  REBUILD_SECRET: z
    .string()
    .regex(/^(whsec_[A-Za-z0-9+/=]+)?$/, 'must look like whsec_…')
    .default(''),
  /** Netlify token and site; every release is deployed there too. */
  NETLIFY_AUTH_TOKEN: z.string().default(''),
  NETLIFY_SITE_ID: z.string().default(''),
  NETLIFY_API_URL: url.default('https://api.netlify.com/api/v1'),
  /** Additional hosts that pictures may come from. */
  IMAGE_HOSTS: hosts.default([]),
  /** `from=to`: replaces the host of pictures, e.g. `old.example=cdn.example`. */
  IMAGE_HOST_REWRITE: z.string().default(''),
  /** `from=to`: replaces the extension of pictures, e.g. `png=webp`. */
  IMAGE_EXTENSION_REWRITE: z.string().default(''),
  /** Loads pictures in their original size, without width and height in the URL. */
  IMAGE_OPTIMISER_OFF: flag.default(false),
  /** Address look-up: generated streets, or PDOK's register of Dutch addresses. */
  ADDRESS_LOOKUP: z.enum(['generated', 'pdok']).default('generated'),
  PDOK_URL: url.default('https://api.pdok.nl/bzk/locatieserver/search/v3_1'),
  /** Look-up of postcodes and towns: the built-in table, PDOK, or Google. */
  GEOCODER: z.enum(['table', 'pdok', 'google']).default('table'),
  /** Key of Google's Geocoding API, used by the server only. */
  GEOCODING_KEY: z.string().default(''),
  GEOCODING_URL: url.default('https://maps.googleapis.com/maps/api/geocode/json'),
  /** URL of map tiles with {z}, {x} and {y}; empty for the bundled outlines. */
  MAP_TILES_URL: httpsUrl
    .refine((address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part)), {
      error: 'must have {z}, {x} and {y}',
    })
    .or(z.literal(''))
    .default(''),
  /** Attribution that the licence of the tiles requires. */
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  /** Public key of Google's Map Tiles API, restricted to the shop's domain. */
  MAPS_KEY: z
    .string()
    .regex(/^[\w-]*$/, 'must be a key of Google')
    .default(''),
  /** Allowed hosts of push services; empty to disable notifications. */
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
  /**
   * Signs notifications (RFC 8292): 32 bytes as base64url; if empty, generated and stored in
   * DATA_DIR.
   */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^([\w-]{43})?$/, 'must be 32 bytes as base64url')
    .default(''),
  /** Contact of the operator for push services; default MAIL_FROM, else SITE_URL. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^((mailto:|https:\/\/)\S+)?$/, 'must be mailto:… or an https address')
    .default(''),
  /** API key of Mollie; empty for the embedded test bank, where no money moves. */
  MOLLIE_API_KEY: z
    .string()
    .regex(/^((test|live)_[A-Za-z0-9]+)?$/, 'must look like test_… or live_…')
    .default(''),
  MOLLIE_API_URL: url
    .transform((address) => address.replace(/\/+$/, ''))
    .default('https://api.mollie.com'),
  /** Allows a shop at a public address to use the test bank, without MOLLIE_API_KEY. */
  TEST_BANK: flag.default(false),
  /**
   * Lets the cookie `fake-now` set the date for delivery and pickup days; by default only with the
   * test bank.
   */
  FAKE_NOW: z
    .literal('')
    .transform(() => undefined)
    .or(flag)
    .optional(),
  /** Google Tag Manager; if empty, there are no tags and no question for consent. */
  GTM_ID: z
    .string()
    .regex(/^(GTM-[A-Z0-9]+)?$/, 'must look like GTM-ABC123')
    .default(''),
  /** Script of an A/B testing service; empty for none. */
  AB_TEST_URL: httpsUrl.or(z.literal('')).default(''),
  /** Hosts that the A/B script sends data to, besides its own. */
  AB_TEST_HOSTS: hosts.default([]),
  /** Script of a visual-testing service; empty for none. */
  VISUAL_TEST_URL: httpsUrl.or(z.literal('')).default(''),
  /** Hosts that the visual-testing script sends data to, besides its own. */
  VISUAL_TEST_HOSTS: hosts.default([]),
  /** Chat page that "Vragen? Chat nu" opens; empty to show the contact details. */
  CHAT_URL: httpsUrl.or(z.literal('')).default(''),
  /** Site verification code of Google Search Console; empty for none. */
  SEARCH_CONSOLE_VERIFICATION: z
    .string()
    .regex(/^[\w-]*$/, 'must be the content of the google-site-verification tag')
    .default(''),
  /** Shows reviews of verified purchases on product pages. */
  PRODUCT_REVIEWS: flag.default(false),
  /** Which products are variants of each other: also by title and attributes, or by feed alone. */
  PRODUCT_GROUPS: z.enum(['computed', 'feed']).default('computed'),
  /** Whether lists show one card per product or per group of variants. */
  LIST_CARDS: z.enum(['products', 'groups']).default('products'),
  /** API key of Trustpilot, to show its reviews; empty to show those of own orders. */
  TRUSTPILOT_API_KEY: z.string().default(''),
  /** The shop's domain, as registered with Trustpilot. */
  TRUSTPILOT_BUSINESS: z.string().default(''),
  TRUSTPILOT_URL: url
    .transform((address) => address.replace(/\/+$/, ''))
    .default('https://api.trustpilot.com/v1'),
  /** `off` makes browsers remove the service worker and its caches (docs/app.md). */
  SERVICE_WORKER: z
    .enum(['on', 'off', ''])
    .transform((value) => value || 'on')
    .default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Log format of `npm start` and of the API process; empty: text at a terminal, else JSON. */
  LOG_FORMAT: z.enum(['json', 'text', '']).default(''),
});

export type Env = z.infer<typeof schema> & { SITE_URL: string };

/** Parses an environment. Throws an Error whose message names every invalid variable. */
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
    const { RELEASES_URL: releases, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = result.data;
    if (releases && !result.data.DATABASE_URL) {
      throw new Error('RELEASES_URL is for machines that share a DATABASE_URL: set that too.');
    }
    if (releases.startsWith('s3:') && !(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) {
      throw new Error(
        'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set where RELEASES_URL is a bucket.',
      );
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
      `${issue.path.join('.')} ${issue.message} (it is "${redact(source[String(issue.path[0])])}")`,
  );
  throw new Error(`The environment is not usable: ${problems.join('; ')}.`);
}

/** Formats a value for a message, without the user and password in a URL. */
const redact = (value = ''): string => value.replace(/\/\/\S*@/, '//…@');

/** Returns whether the cookie `fake-now` is respected. */
export const allowsFakeNow = ({ FAKE_NOW, MOLLIE_API_KEY }: Env): boolean =>
  FAKE_NOW ?? MOLLIE_API_KEY === '';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns whether the shop is reachable from this machine only. */
export const isLocalOrigin = (siteUrl: string): boolean =>
  LOCAL_HOSTS.has(new URL(siteUrl).hostname);

let parsed: Env | undefined;

/** Returns the parsed environment of this process. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
