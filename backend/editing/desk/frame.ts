/** The layout of all pages of the desk. */
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Context } from 'hono';
import type { EditorRole } from '../../platform/db/schema/customers.ts';
import { type IconName, icon } from './pieces.ts';
import { DESK, SIGN_IN, wantsHtml } from './session.ts';
import { type DeskText, deskTexts } from './texts.ts';
import { BRAND_MARKS } from '../../../src/brands/brand-marks.ts';
import { siteBrand } from '../../../src/brands/site-brand.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { assetPath } from './assets.ts';
import type { Editor } from './editors.ts';

/** The sections of the desk, in order. To add one, add a row here and its routes in `desk.ts`. */
interface Section {
  /** Value of `active` in `deskPage`. */
  id: string;
  /** Its first page. */
  path: string;
  label: DeskText;
  icon: IconName;
  /** Roles that see it, besides the owner, who sees everything. */
  roles: readonly EditorRole[];
}

export const SECTIONS = [
  { id: 'publish', path: `${DESK}/publiceren`, label: 'section.publish', icon: 'publish', roles: ['editor'] }, // prettier-ignore
  { id: 'content', path: `${DESK}/inhoud`, label: 'section.content', icon: 'content', roles: ['editor'] }, // prettier-ignore
  { id: 'media', path: `${DESK}/media`, label: 'section.media', icon: 'media', roles: ['editor'] },
  { id: 'redirects', path: `${DESK}/doorverwijzen`, label: 'section.redirects', icon: 'back', roles: ['editor'] }, // prettier-ignore
  { id: 'products', path: `${DESK}/artikelen`, label: 'section.products', icon: 'products', roles: ['editor'] }, // prettier-ignore
  { id: 'categories', path: `${DESK}/categorieen`, label: 'section.categories', icon: 'jobs', roles: ['editor'] }, // prettier-ignore
  { id: 'brands', path: `${DESK}/merken`, label: 'section.brands', icon: 'vouchers', roles: ['editor'] }, // prettier-ignore
  { id: 'stores', path: `${DESK}/vestigingen`, label: 'section.stores', icon: 'shop', roles: ['editor'] }, // prettier-ignore
  { id: 'imports', path: `${DESK}/inlezen`, label: 'section.imports', icon: 'imports', roles: ['editor'] }, // prettier-ignore
  { id: 'history', path: `${DESK}/geschiedenis`, label: 'section.history', icon: 'history', roles: ['editor'] }, // prettier-ignore
  { id: 'orders', path: `${DESK}/bestellingen`, label: 'section.orders', icon: 'orders', roles: ['orders'] }, // prettier-ignore
  { id: 'customers', path: `${DESK}/klanten`, label: 'section.customers', icon: 'account', roles: ['orders'] }, // prettier-ignore
  { id: 'vouchers', path: `${DESK}/kortingen`, label: 'section.vouchers', icon: 'vouchers', roles: [] }, // prettier-ignore
  { id: 'agreed-prices', path: `${DESK}/prijsafspraken`, label: 'section.agreedPrices', icon: 'page', roles: [] }, // prettier-ignore
  { id: 'jobs', path: `${DESK}/taken`, label: 'section.jobs', icon: 'jobs', roles: [] },
  { id: 'parties', path: `${DESK}/koppelingen`, label: 'section.parties', icon: 'again', roles: [] }, // prettier-ignore
  { id: 'log', path: `${DESK}/logboek`, label: 'section.log', icon: 'log', roles: [] },
] as const satisfies readonly Section[];

export type SectionId = (typeof SECTIONS)[number]['id'];

export const sectionPath = (id: SectionId): string =>
  SECTIONS.find((section) => section.id === id)!.path;

/** The sections visible to a role. */
export const sectionsOf = (role: EditorRole): readonly (typeof SECTIONS)[number][] =>
  SECTIONS.filter(
    ({ roles }) => role === 'owner' || (roles as readonly EditorRole[]).includes(role),
  );

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface DeskPage {
  locale: Locale;
  /** Null before sign-in: the layout then has no navigation. */
  editor: Editor | null;
  /** Heading and title of the page, already translated. */
  title: string;
  /** The section that it belongs to. */
  active?: SectionId;
  /** Scripts of `assets/` that only this page needs. */
  scripts?: readonly string[];
  /** Actions for the whole page, beside the heading. */
  actions?: Html;
  body: Html;
}

/** A complete page. Text is escaped; `html` is inserted unchanged. */
export function deskPage(page: DeskPage): Html {
  const { locale, editor, title, active, scripts = [], actions, body } = page;
  const say = deskTexts(locale);
  const brand = siteBrand();
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" content="${brand.themeColor}" />
        <title>${title} · ${say('desk.name')} ${brand.name}</title>
        <link rel="icon" href="/images/icon-${brand.variant}.svg" type="image/svg+xml" />
        <link
          rel="preload"
          href="${assetPath('figtree-400.woff2')}"
          as="font"
          type="font/woff2"
          crossorigin
        />
        <link rel="stylesheet" href="${assetPath('desk.css')}" />
        ${['desk.js', ...scripts].map((name) => html`<script type="module" src="${assetPath(name)}"></script>`)}
      </head>
      <body class="${editor ? 'desk' : 'desk-door'}">
        <a class="skip" href="#main">${say('desk.skip')}</a>
        <header class="desk-bar">
          <a class="desk-logo" href="${DESK}">
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path d="${BRAND_MARKS[brand.variant]}"></path>
            </svg>
            <b>${brand.name}</b> <span>${say('desk.name')}</span>
          </a>
          ${editor && editorMenu(editor)}
        </header>
        ${editor && navigation(editor, active)}
        <main id="main" tabindex="-1">
          <div class="desk-title">
            <h1>${title}</h1>
            ${actions}
          </div>
          ${body}
        </main>
        ${editor && unsentDialog(locale)}
      </body>
    </html>`;
}

/** The dialog shown by the script if a form cannot be sent. */
function unsentDialog(locale: Locale): Html {
  const say = deskTexts(locale);
  return html`<dialog class="desk-dialog" aria-labelledby="unsent" data-unsent>
    <h2 id="unsent">${say('desk.unsent')}</h2>
    <p data-why="gone">${say('desk.unsentGone')}</p>
    <p data-why="out">${say('desk.unsentOut')}</p>
    <form method="dialog" class="desk-choice">
      <a class="btn btn-secondary" data-why="out" href="${SIGN_IN}" target="_blank"
        >${say('signIn.submit')}</a
      >
      <button class="btn btn-light">${say('desk.close')}</button>
    </form>
  </dialog>`;
}

function navigation({ locale, role }: Editor, active: SectionId | undefined): Html {
  const say = deskTexts(locale);
  const entry = ({ id, path, label, icon: name }: Section) =>
    html`<li>
      <a href="${path}" ${id === active ? html`aria-current="page"` : ''}
        >${icon(name)}${say(label)}</a
      >
    </li>`;
  return html`<nav class="desk-nav" aria-label="${say('desk.sections')}">
    <ul>
      ${sectionsOf(role).map(entry)}
    </ul>
  </nav>`;
}

function editorMenu({ name, locale }: Editor): Html {
  const say = deskTexts(locale);
  return html`<details class="desk-menu" data-popover>
    <summary aria-label="${say('desk.menu', { name })}">
      ${icon('account')}<span>${name}</span>${icon('down')}
    </summary>
    <div>
      <a href="${DESK}/account">${icon('account')}${say('desk.account')}</a>
      <a href="${locale === 'nl' ? '/' : '/en'}">${icon('shop')}${say('desk.toShop')}</a>
      <form method="post" action="${DESK}/afmelden">
        <button>${icon('lock')}${say('signIn.out')}</button>
      </form>
    </div>
  </details>`;
}

/** Returns a fragment for a script's request, and the whole page otherwise. */
export function fragment(c: Context, page: DeskPage) {
  return c.html(wantsHtml(c) ? deskPage(page) : page.body);
}
