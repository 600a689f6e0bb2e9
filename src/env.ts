/**
 * The environment, parsed once. A wrong value stops the program with a sentence that says
 * which variable and why. Documented in `.env.example`.
 */
import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => value === 'true' || value === '1');

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

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
  /** Public address of the shop: canonical links, sitemap, structured data. */
  SITE_URL: url.default('http://localhost:4321'),
  /** Where `/api` is answered, without a slash at its end; empty: the embedded backend. */
  API_BASE_URL: url
    .transform((address) => address.replace(/\/+$/, ''))
    .or(z.literal(''))
    .default(''),
  /** A PostgreSQL server; empty: the embedded database in DATA_DIR. */
  DATABASE_URL: z.string().default(''),
  DATA_DIR: z.string().min(1).default('.data'),
  /** What editors write; empty: the content that comes with the shop. */
  CONTENT_DIR: z.string().default(''),
  /** Folder that `npm run build` fills. */
  DIST_DIR: z.string().min(1).default('dist'),
  /** Releases that can be rolled back to, the live one among them. */
  RELEASES_KEPT: z.coerce.number().int().min(1).max(1000).default(10),
  PORT: z.coerce.number().int().min(0).max(65535).default(4321),
  SITE_VARIANT: z.enum(['bm', 'ia', 'dc']).default('bm'),
  /** Size and seed of the demo catalogue that `npm start` makes. */
  CATALOGUE_PRODUCTS: z.coerce.number().int().min(1).max(1_000_000).default(DEFAULT_PRODUCTS),
  CATALOGUE_SEED: z.coerce.number().int().min(0).default(1),
  CATALOGUE_ONLY_USED: flag.default(false),
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
  IMAGE_HOSTS: list.default([]),
  /** `from=to`: rewrites a picture's host, e.g. `old.example=cdn.example`. */
  IMAGE_HOST_REWRITE: z.string().default(''),
  /** `from=to`: rewrites a picture's extension, e.g. `png=webp`. */
  IMAGE_EXTENSION_REWRITE: z.string().default(''),
  /** True: every picture loads as it is, without width and height in its address. */
  IMAGE_OPTIMISER_OFF: flag.default(false),
  /** Google Tag Manager; empty: no tags, and no question about consent. */
  GTM_ID: z
    .string()
    .regex(/^(GTM-[A-Z0-9]+)?$/, 'must look like GTM-ABC123')
    .default(''),
  /** Product pages show reviews of verified purchases. */
  PRODUCT_REVIEWS: flag.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Env = z.infer<typeof schema>;

/** Parses an environment. Throws an Error whose message names every wrong variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source);
  if (result.success) {
    const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: site } = result.data;
    if (Boolean(token) !== Boolean(site)) {
      throw new Error('NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID are set together or not at all.');
    }
    if (result.data.SMTP_URL && !result.data.MAIL_FROM) {
      throw new Error('MAIL_FROM must be set where SMTP_URL is: mail needs a sender that exists.');
    }
    return result.data;
  }
  const problems = result.error.issues.map(
    (issue) =>
      `${issue.path.join('.')} ${issue.message} (it is "${shown(source[String(issue.path[0])])}")`,
  );
  throw new Error(`The environment is not usable: ${problems.join('; ')}.`);
}

/** A value for a message, without the user and password of an address. */
const shown = (value = ''): string => value.replace(/\/\/\S*@/, '//…@');

let parsed: Env | undefined;

/** The environment of this process. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
