/**
 * The publish desk at `/redactie` (docs/desk.md): pages made here, for editors only. What is
 * mounted below `requireEditor` may rely on `c.get('editor')`.
 */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { DatabaseUnavailableError, RETRY_AFTER_S } from '../db/unavailable.ts';
import { SECURITY_HEADERS } from '../site/security-headers.ts';
import { accountRoutes } from './account.ts';
import { assetRoutes } from './assets.ts';
import { deskPage } from './frame.ts';
import { contentRoutes } from './content/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { visitorLocale } from './locale.ts';
import { importRoutes } from './imports/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { limitWrites } from './limit-writes.ts';
import { logRoutes } from './log/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { notThere } from './not-there.ts';
import { orderRoutes } from './orders/routes.ts';
import { wayOn } from './pieces.ts';
import { partyRoutes } from './parties/routes.ts';
import { publishRoutes } from './publish/routes.ts';
import { sectionsOf } from './navigation.ts';
import { customerRecords } from './records/customers.ts';
import { productRecords } from './records/products.ts';
import { recordRoutes } from './records/routes.ts';
import { agreedPriceRecords } from './records/agreed-prices.ts';
import { brandRecords, categoryRecords, storeRecords } from './records/structure.ts';
import { voucherRecords } from './records/vouchers.ts';
import { redirectRoutes } from './redirects/routes.ts';
import { requireRole } from './require-role.ts';
import { sameOrigin } from './same-origin.ts';
import { type DeskOptions, deskServices } from './services.ts';
import { DESK, requireEditor } from './session.ts';
import { signInRoutes } from './sign-in.ts';
import { deskTexts } from './texts.ts';
import { usableAddress, usableForm } from './usable-input.ts';

const POLICY = [
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
].join('; ');

const HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** No form of the desk comes near. */
const MAX_BODY_BYTES = 1024 * 1024;
/** What takes files has a limit of its own. */
const FILES = [`${DESK}/media`, `${DESK}/inlezen`, `${DESK}/artikelen`, `${DESK}/doorverwijzen`];

export function deskRoutes(options: DeskOptions): Hono {
  const services = deskServices(options);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });
  app.use(trimTrailingSlash());
  app.use(sameOrigin(options.env.SITE_URL));
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => c.text(deskTexts(visitorLocale(c))('desk.tooLarge'), 413),
  });
  const isForFiles = (c: Context) => FILES.some((path) => c.req.path.startsWith(path));
  app.use((c, next) => (isForFiles(c) ? next() : limit(c, next)));
  app.use(usableAddress);
  app.use((c, next) => (isForFiles(c) ? next() : usableForm(c, next)));
  app.route('/bestanden', assetRoutes());
  app.route('/', signInRoutes(services));
  app.use(requireEditor(services.sessions));
  app.use(limitWrites(services.writes));
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
  app.route('/koppelingen', partyRoutes(services));
  app.route('/logboek', logRoutes(services));
  app.route('/account', accountRoutes(services));
  app.all('*', notThere);
  app.onError((error, c) => {
    const id = c.get('requestId');
    options.log.error({ requestId: id, path: c.req.path, err: error }, 'failed');
    const editor = c.get('editor') ?? null;
    const locale = editor?.locale ?? visitorLocale(c);
    const say = deskTexts(locale);
    const body = html`<p>${say('desk.failedText', { id })}</p>
      ${wayOn(locale)}`;
    const isBusy = error instanceof DatabaseUnavailableError;
    if (isBusy) c.header('Retry-After', String(RETRY_AFTER_S));
    return c.html(
      deskPage({ locale, editor, title: say('desk.failed'), body }),
      isBusy ? 503 : 500,
    );
  });
  return app;
}
