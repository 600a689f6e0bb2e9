/** The frame and the texts of the pages of the embedded provider. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import {
  ownBrandCss,
  BRAND_MARKS,
  brandPictures,
  logoSize,
} from '../../../../src/brands/brand-look.ts';
import { ownBrand, siteBrand } from '../../../../src/brands/site-brand.ts';
import {
  contentType,
  FONT_WEIGHTS,
  fontFaces,
  fontFile,
  fontName,
  shopSheets,
} from '../../../platform/site/site-files.ts';
import { cacheControl } from '../../../platform/site/security-headers.ts';
import type { SiteBrand } from '../../../../src/brands/brands.ts';
import type { OwnBrand } from '../../../../src/domain/content/config.ts';
import type { LoginFault } from './login-page.ts';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { fill } from '../../../../src/i18n/fill.ts';
import { routePath } from '../../../../src/routes.ts';

interface CodeTexts {
  title: string;
  sent: string;
  label: string;
  submit: string;
  sendAgain: string;
  otherEmail: string;
  spam: string;
  wrong: string;
  wrongOne: string;
  elsewhere: string;
  elsewhereText: string;
  elsewhereWarning: string;
  signInHere: string;
}

interface LoginTexts {
  logo: string;
  title: string;
  intro: string;
  email: string;
  password: string;
  passwordHint: string;
  submit: string;
  sendCode: string;
  forgot: string;
  noAccount: string;
  register: string;
  demo: string;
  resend: string;
  faults: Record<LoginFault, string>;
  code: CodeTexts;
  failed: string;
  failedText: string;
  tryAgain: string;
  signOut: string;
  signedOut: string;
  home: string;
}

export const LOGIN_TEXTS: Record<Locale, LoginTexts> = {
  nl: {
    logo: '{name}, naar de homepage',
    title: 'Inloggen of account maken',
    intro:
      'Nieuw hier, of geen zin in een wachtwoord? Vul je e-mailadres in en laat je een code mailen.',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    passwordHint: 'Heb je geen wachtwoord? Laat dit dan leeg.',
    submit: 'Inloggen',
    sendCode: 'Mail mij een code',
    forgot: 'Wachtwoord vergeten?',
    noAccount: 'Nog geen account?',
    register: 'Start hier',
    resend: 'Stuur de e-mail opnieuw',
    demo: 'Klanten om de winkel mee uit te proberen',
    faults: {
      wrong: 'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
      unconfirmed:
        'Bevestig eerst je e-mailadres met de link in de e-mail die we je hebben gestuurd.',
      resent: 'We hebben de e-mail opnieuw gestuurd. Klik op de link daarin en log daarna in.',
      'too-often': 'Te vaak geprobeerd. Probeer het over {minutes} minuten opnieuw.',
      email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
      'code-over': 'Deze code werkt niet meer. Laat je een nieuwe mailen.',
    },
    code: {
      title: 'Vul je code in',
      sent: 'We hebben een code van zes cijfers gestuurd naar {email}. Hij werkt 10 minuten.',
      label: 'Code uit de e-mail',
      submit: 'Verder',
      sendAgain: 'Stuur een nieuwe code',
      otherEmail: 'Ander e-mailadres of wachtwoord',
      spam: 'Geen e-mail gekregen? Kijk ook bij je ongewenste e-mail.',
      wrong: 'Deze code klopt niet. Je kunt het nog {left} keer proberen.',
      wrongOne: 'Deze code klopt niet. Je kunt het nog één keer proberen.',
      elsewhere: 'Je code',
      elsewhereText:
        'Het inloggen is in een andere browser of op een ander apparaat begonnen. Vul daar deze code in:',
      elsewhereWarning: 'Was jij dat niet? Geef de code dan aan niemand door.',
      signInHere: 'Hier inloggen',
    },
    failed: 'Inloggen is niet gelukt',
    failedText: 'De aanvraag is verlopen of ongeldig.',
    tryAgain: 'Opnieuw inloggen',
    signOut: 'Uitloggen',
    signedOut: 'Je bent uitgelogd',
    home: 'Naar de homepage',
  },
  en: {
    logo: '{name}, to the homepage',
    title: 'Sign in or create an account',
    intro:
      'New here, or rather without a password? Enter your e-mail address and have a code sent to you.',
    email: 'E-mail address',
    password: 'Password',
    passwordHint: 'No password? Leave this empty.',
    submit: 'Sign in',
    sendCode: 'E-mail me a code',
    forgot: 'Forgotten your password?',
    noAccount: 'No account yet?',
    register: 'Start here',
    resend: 'Send the e-mail again',
    demo: 'Customers to try the shop with',
    faults: {
      wrong: 'This e-mail address and password do not belong together.',
      unconfirmed: 'First confirm your e-mail address with the link in the e-mail we sent you.',
      resent: 'We have sent the e-mail again. Follow its link, then sign in.',
      'too-often': 'Too many tries. Please try again in {minutes} minutes.',
      email: 'Enter a valid e-mail address, for example name@company.com.',
      'code-over': 'This code no longer works. Have a new one sent to you.',
    },
    code: {
      title: 'Enter your code',
      sent: 'We have sent a six-digit code to {email}. It works for 10 minutes.',
      label: 'Code from the e-mail',
      submit: 'Continue',
      sendAgain: 'Send a new code',
      otherEmail: 'Other e-mail address or password',
      spam: 'No e-mail? Look among your spam as well.',
      wrong: 'This code is not right. You can try {left} more times.',
      wrongOne: 'This code is not right. You can try once more.',
      elsewhere: 'Your code',
      elsewhereText:
        'The sign-in was started in another browser or on another device. Enter this code there:',
      elsewhereWarning: 'Was that not you? Then give the code to nobody.',
      signInHere: 'Sign in here',
    },
    failed: 'Signing in did not succeed',
    failedText: 'The request has expired or is invalid.',
    tryAgain: 'Sign in again',
    signOut: 'Sign out',
    signedOut: 'You are signed out',
    home: 'To the homepage',
  },
};

/** Path of the embedded provider; its issuer is the shop's origin with this path. */
export const PROVIDER_PATH = '/id';

const STYLE_SHEET = 'sign-in.css';

interface Asset {
  body: Buffer<ArrayBuffer>;
  digest: string;
}

function createAsset(body: Buffer | string): Asset {
  const bytes = Buffer.from(body);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  return { body: bytes, digest };
}

const assetUrl = (name: string, { digest }: Asset) => `${PROVIDER_PATH}/assets/${name}?v=${digest}`;

let cachedAssets: Map<string, Asset> | null = null;
let cachedForStyles = '';

/** The style sheet and the fonts by name, read again only after the shop's own styles changed. */
function readAssets(): Map<string, Asset> {
  const brandStyles = ownBrandCss(ownBrand());
  if (cachedAssets && brandStyles === cachedForStyles) return cachedAssets;
  cachedForStyles = brandStyles;
  const fonts = new Map(
    FONT_WEIGHTS.map((weight) => [fontName(weight), createAsset(fontFile(weight))]),
  );
  const sheet = [
    '@layer base, components, sign-in;',
    ...fontFaces((name) => assetUrl(name, fonts.get(name)!)),
    ...shopSheets(),
    brandStyles,
    readFileSync(join(import.meta.dirname, 'assets', STYLE_SHEET), 'utf8'),
  ].join('\n');
  return (cachedAssets = new Map([[STYLE_SHEET, createAsset(sheet)], ...fonts]));
}

/** Address of the provider's style sheet; contains its digest. */
export const stylesheetUrl = (): string => assetUrl(STYLE_SHEET, readAssets().get(STYLE_SHEET)!);

/**
 * `GET /id/assets/{name}`: style sheet and fonts. Cached permanently if the address contains their
 * digest.
 */
export function assetRoutes(): Hono {
  const app = new Hono();
  app.get('/assets/:name', (c) => {
    const name = c.req.param('name');
    const asset = readAssets().get(name);
    if (!asset) return c.notFound();
    const isCurrent = c.req.query('v') === asset.digest;
    return c.body(asset.body, 200, {
      'Content-Type': contentType(name),
      'Cache-Control': cacheControl(isCurrent ? '/_astro/' : c.req.path),
    });
  });
  return app;
}

/** Submits the provider's sign-out form (`op.logoutForm`) as confirmed. */
const LOGOUT_SCRIPT =
  "const form=document.getElementById('op.logoutForm');const yes=document.createElement('input');Object.assign(yes,{type:'hidden',name:'logout',value:'yes'});form.append(yes);form.submit()";

/** Source of the script in a content security policy. */
export const LOGOUT_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(LOGOUT_SCRIPT).digest('base64')}'`;

/** Trailing white space left by empty template expressions. */
const LINE_ENDS = /[ \t]+$/gm;

type Html = ReturnType<typeof html>;

/** A page of the embedded provider in the shop's style, with `main` as its main content. */
export function providerPage(title: string, main: Html, locale: Locale): string {
  const brand = siteBrand();
  const ownLook = ownBrand();
  const { small, type } = brandPictures(brand, ownLook).icon;
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
          <link rel="stylesheet" href="${stylesheetUrl()}" />
        </head>
        <body>
          <header>
            <a
              class="logo"
              href="${home}"
              aria-label="${fill(LOGIN_TEXTS[locale].logo, { name: brand.name })}"
            >
              ${ownLook?.logo ? uploadedLogo(ownLook.logo) : variantLogo(brand)}
            </a>
          </header>
          <main>${main}</main>
          <footer><p>© ${brand.name}</p></footer>
        </body>
      </html>`,
  ).replace(LINE_ENDS, '');
}

const variantLogo = ({ variant, name }: SiteBrand) =>
  html`<svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="${BRAND_MARKS[variant]}"></path>
    </svg>
    <span>${name}</span>`;

function uploadedLogo(logo: NonNullable<OwnBrand['logo']>): Html {
  const { width, height } = logoSize(logo);
  return html`<img src="${logo.url}" width="${width}" height="${height}" alt="" />`;
}

const linkButton = (name: 'index' | 'login', text: string, locale: Locale) =>
  html`<a class="btn btn-secondary" href="${routePath(name, locale, siteBrand().slug)}"
    >${text}</a
  >`;

/**
 * The sign-out page: it submits the provider's form at once, because the shopper already chose to
 * sign out.
 */
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

/** Shown after signing out without a return address. */
export function signedOutPage(locale: Locale): string {
  const { signedOut, home } = LOGIN_TEXTS[locale];
  return providerPage(
    signedOut,
    html`<h1>${signedOut}</h1>
      <p>${linkButton('index', home, locale)}</p>`,
    locale,
  );
}

/** Shown if the sign-in cannot continue. `details`: the protocol's error, in English, or empty. */
export function errorPage(details: string, locale: Locale): string {
  const texts = LOGIN_TEXTS[locale];
  return providerPage(
    texts.failed,
    html`<h1>${texts.failed}</h1>
      <p>${texts.failedText}</p>
      ${details ? html`<p class="muted" lang="en">${details}</p>` : ''}
      <p>${linkButton('login', texts.tryAgain, locale)}</p>`,
    locale,
  );
}

/** The language from `Accept-Language`, for a page without a sign-in request. */
export const languageOf = (acceptLanguage = ''): Locale =>
  /^en\b/i.test(acceptLanguage.trim()) ? 'en' : 'nl';
