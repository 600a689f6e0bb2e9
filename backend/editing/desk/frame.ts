/** The layout of all pages of the desk. */
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Context } from 'hono';
import type { EditorRole } from '../../platform/db/schema/customers.ts';
import { type IconName, icon, deskLink } from './pieces.ts';
import { DESK, SIGN_IN, wantsHtml } from './session.ts';
import { type DeskText, deskTexts } from './texts.ts';
import { BRAND_MARKS } from '../../../src/brands/brand-look.ts';
import { siteBrand } from '../../../src/brands/site-brand.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { assetPath } from './assets.ts';
import type { Editor } from './editors.ts';

/** The sections of the desk, in order. To add one, add a row here and its routes in `desk.ts`. */
interface Section {
  /** Value of `active` in `DeskPage`. */
  id: string;
  /** Path of the section's first page. */
  path: string;
  label: DeskText;
  icon: IconName;
  /** Roles that see it, besides the owner, who sees everything. */
  roles: readonly EditorRole[];
}

export const SECTIONS = [
  { id: 'publish', path: `${DESK}/publiceren`, label: 'section.publish', icon: 'publish', roles: ['editor'] }, // oxfmt-ignore
  { id: 'content', path: `${DESK}/inhoud`, label: 'section.content', icon: 'content', roles: ['editor'] }, // oxfmt-ignore
  { id: 'media', path: `${DESK}/media`, label: 'section.media', icon: 'media', roles: ['editor'] },
  { id: 'redirects', path: `${DESK}/doorverwijzen`, label: 'section.redirects', icon: 'back', roles: ['editor'] }, // oxfmt-ignore
  { id: 'products', path: `${DESK}/artikelen`, label: 'section.products', icon: 'products', roles: ['editor'] }, // oxfmt-ignore
  { id: 'categories', path: `${DESK}/categorieen`, label: 'section.categories', icon: 'jobs', roles: ['editor'] }, // oxfmt-ignore
  { id: 'brands', path: `${DESK}/merken`, label: 'section.brands', icon: 'vouchers', roles: ['editor'] }, // oxfmt-ignore
  { id: 'stores', path: `${DESK}/vestigingen`, label: 'section.stores', icon: 'shop', roles: ['editor'] }, // oxfmt-ignore
  { id: 'imports', path: `${DESK}/inlezen`, label: 'section.imports', icon: 'imports', roles: ['editor'] }, // oxfmt-ignore
  { id: 'history', path: `${DESK}/geschiedenis`, label: 'section.history', icon: 'history', roles: ['editor'] }, // oxfmt-ignore
  { id: 'orders', path: `${DESK}/bestellingen`, label: 'section.orders', icon: 'orders', roles: ['orders'] }, // oxfmt-ignore
  { id: 'customers', path: `${DESK}/klanten`, label: 'section.customers', icon: 'account', roles: ['orders'] }, // oxfmt-ignore
  { id: 'vouchers', path: `${DESK}/kortingen`, label: 'section.vouchers', icon: 'vouchers', roles: [] }, // oxfmt-ignore
  { id: 'agreed-prices', path: `${DESK}/prijsafspraken`, label: 'section.agreedPrices', icon: 'page', roles: [] }, // oxfmt-ignore
  { id: 'jobs', path: `${DESK}/taken`, label: 'section.jobs', icon: 'jobs', roles: [] },
  { id: 'parties', path: `${DESK}/koppelingen`, label: 'section.parties', icon: 'again', roles: [] }, // oxfmt-ignore
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

/** A complete page of the desk. */
export function deskPageView(page: DeskPage): Html {
  const { locale, editor, title, active, scripts = [], actions, body } = page;
  const t = deskTexts(locale);
  const brand = siteBrand();
  return html`<!doctype html>
    <html
      class="h-full bg-surface has-data-save:scroll-pt-18 has-data-save:scroll-pb-24"
      lang="${locale}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" content="${brand.themeColor}" />
        <title>${title} · ${t('desk.name')} ${brand.name}</title>
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
      <body
        class="min-h-full tabular-nums ${editor ? 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]' : ''}"
      >
        <a
          class="absolute -top-16 left-2 z-100 bg-white px-4 py-2.5 font-bold focus:top-2"
          href="#main"
          >${t('desk.skip')}</a
        >
        <header
          class="flex h-14 items-center justify-between gap-2 bg-brand px-4 text-brand-ink lg:col-span-full lg:px-6"
        >
          <a
            class="flex min-h-11 flex-none items-center gap-2 text-lg/6 tracking-[-0.02em] focus-visible:outline-action"
            href="${DESK}"
          >
            <svg class="size-7 fill-action" viewBox="0 0 32 32" aria-hidden="true">
              <path d="${BRAND_MARKS[brand.variant]}"></path>
            </svg>
            <b>${brand.name}</b>
            <span class="border-s border-white/40 ps-2 text-base tracking-normal"
              >${t('desk.name')}</span
            >
          </a>
          ${editor && editorMenuView(editor)}
        </header>
        ${editor && navigationView(editor, active)}
        <main
          class="flow-wide px-4 pb-16 focus:outline-none lg:w-full lg:px-10 ${editor ? 'max-w-272 pt-5 lg:pt-8' : 'mx-auto max-w-md pt-10'}"
          id="main"
          tabindex="-1"
        >
          <div class="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1>${title}</h1>
            ${actions}
          </div>
          ${body}
        </main>
        ${editor && unsentDialogView(locale)}
      </body>
    </html>`;
}

/** The dialog shown by the script if a form cannot be sent. */
function unsentDialogView(locale: Locale): Html {
  const t = deskTexts(locale);
  return html`<dialog
    class="flow m-auto w-[min(32rem,calc(100vw-2rem))] rounded-md p-6 shadow-[0_16px_48px_rgb(23_25_28/0.3)] backdrop:bg-[rgb(23_25_28/0.5)]"
    aria-labelledby="unsent"
    data-unsent
  >
    <h2 id="unsent">${t('desk.unsent')}</h2>
    <p data-why="gone">${t('desk.unsentGone')}</p>
    <p data-why="out">${t('desk.unsentOut')}</p>
    <form method="dialog" class="flex flex-wrap gap-2 pt-2">
      <a class="btn btn-secondary" data-why="out" href="${SIGN_IN}" target="_blank"
        >${t('signIn.submit')}</a
      >
      <button class="btn btn-light">${t('desk.close')}</button>
    </form>
  </dialog>`;
}

function navigationView({ locale, role }: Editor, active: SectionId | undefined): Html {
  const t = deskTexts(locale);
  const sectionLink = ({ id, path, label, icon: name }: Section) =>
    html`<li class="shrink-0 grow">
      <a
        class="flex min-h-12 items-center justify-center gap-2 border-y-3 border-transparent px-3 font-medium focus-visible:-outline-offset-3 aria-[current=page]:border-b-brand aria-[current=page]:font-bold aria-[current=page]:text-brand lg:min-h-11 lg:justify-start lg:rounded lg:border-0 lg:hover:bg-surface lg:aria-[current=page]:bg-brand-soft"
        href="${path}"
        ${id === active ? html`aria-current="page"` : ''}
        >${icon(name, id === active ? '' : 'text-muted')}${t(label)}</a
      >
    </li>`;
  return html`<nav
    class="sticky top-0 z-20 overflow-x-auto border-b border-line bg-white [scrollbar-width:none] lg:h-full lg:self-start lg:border-e lg:border-b-0"
    aria-label="${t('desk.sections')}"
    data-sections
  >
    <ul
      class="flex w-max min-w-full px-1 lg:sticky lg:top-0 lg:w-full lg:flex-col lg:gap-1 lg:px-3 lg:py-4"
    >
      ${sectionsOf(role).map(sectionLink)}
    </ul>
  </nav>`;
}

const MENU_ITEM_CLASSES =
  'flex min-h-11 w-full items-center gap-2.5 px-4 text-start hover:bg-brand-soft focus-visible:-outline-offset-3';

function editorMenuView({ name, locale }: Editor): Html {
  const t = deskTexts(locale);
  return html`<details class="relative min-w-0" data-popover>
    <summary
      class="flex min-h-11 max-w-48 items-center gap-1.5 font-medium focus-visible:outline-action"
      aria-label="${t('desk.menu', { name })}"
    >
      ${icon('account', 'max-[480px]:hidden')}<span class="truncate">${name}</span>${icon('down')}
    </summary>
    <div
      class="absolute end-0 z-30 min-w-56 rounded border border-line bg-white py-1 text-ink shadow-[0_8px_24px_rgb(23_25_28/0.16)]"
    >
      <a class="${MENU_ITEM_CLASSES}" href="${DESK}/account"
        >${icon('account', 'text-muted')}${t('desk.account')}</a
      >
      <a class="${MENU_ITEM_CLASSES}" href="${locale === 'nl' ? '/' : '/en'}"
        >${icon('shop', 'text-muted')}${t('desk.toShop')}</a
      >
      <form method="post" action="${DESK}/afmelden">
        <button class="${MENU_ITEM_CLASSES}">
          ${icon('lock', 'text-muted')}${t('signIn.out')}
        </button>
      </form>
    </div>
  </details>`;
}

/** Returns a fragment for a script's request, and the whole page otherwise. */
export function answerFragment(c: Context, page: DeskPage) {
  return c.html(wantsHtml(c) ? deskPageView(page) : page.body);
}

/** The response for an editor at an unknown address. */
export function answerPageNotFound(c: Context) {
  const editor = c.get('editor');
  const t = deskTexts(editor.locale);
  const body = html`<p>${t('desk.notFoundText')}</p>
    ${deskLink(editor.locale)}`;
  return c.html(
    deskPageView({ locale: editor.locale, editor, title: t('desk.notFound'), body }),
    404,
  );
}
