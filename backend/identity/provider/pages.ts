import { html, raw } from 'hono/html';
import { BRAND_MARKS } from '../../../src/brands/brand-marks.ts';
import { brandPictures } from '../../../src/brands/brand-pictures.ts';
import { logoSize } from '../../../src/brands/logo-size.ts';
import { ownBrand, siteBrand } from '../../../src/brands/site-brand.ts';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import type { OwnBrand } from '../../../src/domain/entities/config.ts';
import type { Locale } from '../../../src/domain/entities/common.ts';
import { routePath } from '../../../src/routes.ts';
import { sheetAddress } from './assets.ts';
import { LOGIN_TEXTS } from './login-texts.ts';
import { LOGOUT_SCRIPT } from './logout-script.ts';

/** White space where a template has left something out. */
const LINE_ENDS = /[ \t]+$/gm;

type Html = ReturnType<typeof html>;

/** A page of the embedded provider in the shop's look; `main` is put into its `main` element. */
export function providerPage(title: string, main: Html, locale: Locale): string {
  const brand = siteBrand();
  const own = ownBrand();
  const { small, type } = brandPictures(brand, own).icon;
  const home = routePath('index', locale, brand.slug);
  return String(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <meta name="theme-color" content="${brand.themeColor}" />
          <title>${title} | ${brand.name}</title>
          <link rel="icon" href="${small}" ${type ? html`type="${type}"` : ''} />
          <link rel="stylesheet" href="${sheetAddress()}" />
        </head>
        <body>
          <header>
            <a
              class="logo"
              href="${home}"
              aria-label="${LOGIN_TEXTS[locale].logo.replace('{name}', brand.name)}"
            >
              ${own?.logo ? ownLogo(own.logo) : drawnLogo(brand)}
            </a>
          </header>
          <main>${main}</main>
          <footer><p>© ${brand.name}</p></footer>
        </body>
      </html>`,
  ).replace(LINE_ENDS, '');
}

const drawnLogo = ({ variant, name }: SiteBrand) =>
  html`<svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="${BRAND_MARKS[variant]}"></path>
    </svg>
    <span>${name}</span>`;

function ownLogo(logo: NonNullable<OwnBrand['logo']>): Html {
  const { width, height } = logoSize(logo);
  return html`<img src="${logo.url}" width="${width}" height="${height}" alt="" />`;
}

const buttonTo = (name: 'index' | 'login', text: string, locale: Locale) =>
  html`<a class="btn btn-secondary" href="${routePath(name, locale, siteBrand().slug)}"
    >${text}</a
  >`;

/** Posts the provider's sign-out form at once: the shopper already chose to sign out. */
export function logoutPage(form: string, locale: Locale): string {
  const { signOut } = LOGIN_TEXTS[locale];
  return providerPage(
    signOut,
    html`<h1>${signOut}</h1>
      ${raw(form)}
      <noscript>
        <button class="btn btn-secondary" form="op.logoutForm" name="logout" value="yes">
          ${signOut}
        </button>
      </noscript>
      ${raw(`<script>${LOGOUT_SCRIPT}</script>`)}`,
    locale,
  );
}

/** Where signing out ends when nobody asked to come back to the shop. */
export function signedOutPage(locale: Locale): string {
  const { signedOut, home } = LOGIN_TEXTS[locale];
  return providerPage(
    signedOut,
    html`<h1>${signedOut}</h1>
      <p>${buttonTo('index', home, locale)}</p>`,
    locale,
  );
}

/** Sign-in cannot go on. `details`: what the protocol reports, in English, or nothing. */
export function errorPage(details: string, locale: Locale): string {
  const t = LOGIN_TEXTS[locale];
  return providerPage(
    t.failed,
    html`<h1>${t.failed}</h1>
      <p>${t.failedText}</p>
      ${details ? html`<p class="muted" lang="en">${details}</p>` : ''}
      <p>${buttonTo('login', t.tryAgain, locale)}</p>`,
    locale,
  );
}

/** The language of a page without a request for sign-in to tell it, from `Accept-Language`. */
export const languageOf = (acceptLanguage = ''): Locale =>
  /^en\b/i.test(acceptLanguage.trim()) ? 'en' : 'nl';
