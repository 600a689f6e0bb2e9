/**
 * The desk at `/redactie` (docs/desk.md): server-rendered pages for editors. Routes mounted below
 * `requireEditor` can rely on `c.get('editor')`.
 */
import { Hono, type MiddlewareHandler, type Context } from 'hono';
import { html } from 'hono/html';
import { bodyLimit } from 'hono/body-limit';
import { trimTrailingSlash } from 'hono/trailing-slash';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { AuditEntry } from './audit.ts';
import { deskPageView, type Html, SECTIONS, sectionsOf, answerPageNotFound } from './frame.ts';
import { type DeskServices, type DeskOptions, deskServices } from './services.ts';
import { DESK, actorText, requireEditor } from './session.ts';
import { deskTexts, translateWord, momentView, momentText, visitorLocale } from './texts.ts';
import { rowNumber, rejectUnusableAddress, rejectUnusableForm } from './input.ts';
import { deskLink } from './pieces.ts';
import { DatabaseUnavailableError, RETRY_AFTER_S } from '../../platform/db/health.ts';
import { privatePageHeaders } from '../../platform/site/security-headers.ts';
import { accountRoutes, limitWrites, signInRoutes } from './sign-in.ts';
import { assetRoutes, withAssets } from './assets.ts';
import { contentRoutes } from './content/routes.ts';
import { historyRoutes } from './history.ts';
import { importRoutes } from './imports.ts';
import { jobRoutes } from './jobs.ts';
import { mediaRoutes } from './media.ts';
import { orderRoutes } from './orders/routes.ts';
import { thirdPartyRoutes } from './parties.ts';
import { publishRoutes } from './publish/routes.ts';
import { customerRecords, agreedPriceRecords } from './records/customers.ts';
import { productRecords } from './records/products.ts';
import { recordRoutes } from './records/routes.ts';
import { brandRecords, categoryRecords, storeRecords } from './records/structure.ts';
import { voucherRecords } from './records/vouchers.ts';
import { redirectRoutes } from './redirects.ts';

const LOG_ROWS_SHOWN = 50;

function logRoutes({ audit, now }: DeskServices): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const t = deskTexts(locale);
    const before = rowNumber(c.req.query('voor')) || null;
    const entries = await audit.list(LOG_ROWS_SHOWN + 1, before);
    const shownEntries = entries.slice(0, LOG_ROWS_SHOWN);
    const older = entries.length > LOG_ROWS_SHOWN ? shownEntries.at(-1)?.id : undefined;
    const body = html`<p class="text-muted">${t('log.lead')}</p>
      ${shownEntries.length === 0 && html`<p>${t('log.empty')}</p>`}
      <ol class="desk-card py-1">
        ${shownEntries.map((entry) => logRow(entry, locale, now()))}
      </ol>
      <p class="flex flex-wrap gap-2">
        ${before && html`<a class="btn btn-light" href="${DESK}/logboek">${t('log.newest')}</a>`}
        ${older && html`<a class="btn btn-light" href="${DESK}/logboek?voor=${String(older)}">${t('log.older')}</a>`}
      </p>`;
    return c.html(deskPageView({ locale, editor, title: t('section.log'), active: 'log', body }));
  });
  return app;
}

function logRow(
  { at, editor, action, subject, detail }: AuditEntry,
  locale: Locale,
  now: Date,
): Html {
  return html`<li
    class="grid grid-cols-1 gap-x-4 border-line mt-0 py-2.5 not-first:border-t sm:grid-cols-[10.5rem_minmax(0,1fr)]"
  >
    <span class="text-sm text-muted">${momentView(at, locale, now)}</span>
    <span
      ><b>${actorText(locale, editor)}</b>
      ${translateWord(locale, 'log.action', action)}${subject && html` <span class="font-medium">${subject}</span>`}
      ${detail && html`<span class="inline-block text-sm text-muted">${detailText(action, detail, locale, now)}</span>`}</span
    >
  </li>`;
}

/**
 * The detail of a log row depends on its action: the client address of a sign-in, the time of a
 * planned publication, the new release number of a rollback.
 */
function detailText(
  action: AuditEntry['action'],
  detail: string,
  locale: Locale,
  now: Date,
): string {
  const t = deskTexts(locale);
  if (action === 'sign-in' || action === 'sign-in-refused')
    return t('log.from', { address: detail });
  if (action === 'plan' || action === 'content-plan') {
    // The detail of any other action is a text already.
    const isMoment = /^\d{4}-/.test(detail);
    return t('log.for', { when: isMoment ? momentText(new Date(detail), locale, now) : detail });
  }
  return action === 'rollback' ? t('log.now', { release: detail }) : detail;
}

/** Restricts sections to the roles that may use them; shows a message otherwise. */
const requireRole: MiddlewareHandler = async (c, next) => {
  const editor = c.get('editor');
  const isBelow = (path: string) => c.req.path === path || c.req.path.startsWith(`${path}/`);
  const section = SECTIONS.find(({ path }) => isBelow(path));
  if (!section || sectionsOf(editor.role).includes(section)) return next();
  const t = deskTexts(editor.locale);
  const body = html`<p>${t('desk.notAllowedText')}</p>
    ${deskLink(editor.locale)}`;
  const title = t('desk.notAllowed');
  return c.html(deskPageView({ locale: editor.locale, editor, title, body }), 403);
};

/**
 * Requires writes to come from a page of the desk (CSRF), in addition to the cookie's
 * SameSite=Strict: the origin is read from `Sec-Fetch-Site` or `Origin`, and requests without
 * either are refused.
 */
function requireSameOrigin(siteUrl: string): MiddlewareHandler {
  const ownHost = new URL(siteUrl).host;
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const site = c.req.header('sec-fetch-site');
    const host = hostOf(c.req.header('origin'));
    const isOwn = host !== null && (host === ownHost || host === c.req.header('host'));
    if (isOwn && (site === undefined || site === 'same-origin')) return next();
    return c.text('This must come from a page of the desk itself.', 403);
  };
}

function hostOf(origin: string | undefined): string | null {
  return origin && URL.canParse(origin) ? new URL(origin).host : null;
}

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const DESK_HEADERS = {
  ...privatePageHeaders(CONTENT_SECURITY_POLICY),
  'Cache-Control': 'no-store',
};

/** Larger than any form of the desk without files. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Upload routes have their own limits. */
const UPLOAD_PATHS = [
  `${DESK}/media`,
  `${DESK}/inlezen`,
  `${DESK}/artikelen`,
  `${DESK}/doorverwijzen`,
];

export function deskRoutes(options: DeskOptions): Hono {
  const services = deskServices(options);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(DESK_HEADERS)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });
  app.use(trimTrailingSlash());
  app.use(requireSameOrigin(options.env.SITE_URL));
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => c.text(deskTexts(visitorLocale(c))('desk.tooLarge'), 413),
  });
  const isUpload = (c: Context) => UPLOAD_PATHS.some((path) => c.req.path.startsWith(path));
  app.use((c, next) => (isUpload(c) ? next() : limit(c, next)));
  app.use(rejectUnusableAddress);
  app.use((c, next) => (isUpload(c) ? next() : rejectUnusableForm(c, next)));
  app.use(withAssets);
  app.route('/bestanden', assetRoutes());
  app.route('/', signInRoutes(services));
  app.use(requireEditor(services.sessions));
  app.use(limitWrites(services.writeLimit));
  app.use(requireRole);
  app.get('/', (c) => c.redirect(sectionsOf(c.get('editor').role)[0]!.path, 303));
  app.route('/publiceren', publishRoutes(services));
  app.route('/inhoud', contentRoutes(services));
  app.route('/media', mediaRoutes(services));
  app.route('/doorverwijzen', redirectRoutes(services));
  app.route('/artikelen', recordRoutes(productRecords, services));
  app.route('/categorieen', recordRoutes(categoryRecords, services));
  app.route('/merken', recordRoutes(brandRecords, services));
  app.route('/vestigingen', recordRoutes(storeRecords, services));
  app.route('/klanten', recordRoutes(customerRecords, services));
  app.route('/kortingen', recordRoutes(voucherRecords, services));
  app.route('/prijsafspraken', recordRoutes(agreedPriceRecords, services));
  app.route('/inlezen', importRoutes(services));
  app.route('/geschiedenis', historyRoutes(services));
  app.route('/bestellingen', orderRoutes(services));
  app.route('/taken', jobRoutes(services));
  app.route('/koppelingen', thirdPartyRoutes(services));
  app.route('/logboek', logRoutes(services));
  app.route('/account', accountRoutes(services));
  app.all('*', answerPageNotFound);
  app.onError((error, c) => {
    const id = c.get('requestId');
    options.log.error({ requestId: id, path: c.req.path, err: error }, 'failed');
    const editor = c.get('editor') ?? null;
    const locale = editor?.locale ?? visitorLocale(c);
    const t = deskTexts(locale);
    const body = html`<p>${t('desk.failedText', { id })}</p>
      ${deskLink(locale)}`;
    const isBusy = error instanceof DatabaseUnavailableError;
    if (isBusy) c.header('Retry-After', String(RETRY_AFTER_S));
    return c.html(
      deskPageView({ locale, editor, title: t('desk.failed'), body }),
      isBusy ? 503 : 500,
    );
  });
  return app;
}
