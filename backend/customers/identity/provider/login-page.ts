/** The sign-in page of the embedded provider. */
import { html, raw } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { fill } from '../../../../src/i18n/fill.ts';
import { providerPage, LOGIN_TEXTS } from './pages.ts';
import { routePath } from '../../../../src/routes.ts';
import { siteBrand } from '../../../../src/brands/site-brand.ts';

export interface LoginPageBrand {
  /** Addresses of the shop's own pages, by language. */
  links: Record<Locale, { register: string; forgot: string }>;
}

/** Why the form is shown again. */
export type LoginFault = 'wrong' | 'unconfirmed' | 'resent' | 'too-often' | 'email' | 'code-over';

export interface LoginPageOptions {
  locale: Locale;
  email: string;
  fault: LoginFault | undefined;
  /** Seconds until the next try, with the fault `too-often`. */
  seconds: number;
  brand: LoginPageBrand;
  /** Demo accounts to display; empty outside the embedded default. */
  demoAccounts: readonly DemoAccount[];
}

export interface DemoAccount {
  email: string;
  password: string;
  title: string;
}

/** The sign-in form of the embedded provider. */
export function loginPage(options: LoginPageOptions): string {
  const { locale, email, fault, seconds, brand, demoAccounts } = options;
  const texts = LOGIN_TEXTS[locale];
  const { register, forgot } = brand.links[locale];
  const minutes = String(Math.max(1, Math.ceil(seconds / 60)));
  const message = fault && fill(texts.faults[fault], { minutes });
  const emailAttributes = [
    message ? 'aria-describedby="fault"' : '',
    fault === 'wrong' || fault === 'email' ? 'aria-invalid="true"' : '',
  ].join(' ');
  const passwordAttributes = [
    `aria-describedby="${message ? 'fault ' : ''}password-hint"`,
    fault === 'wrong' ? 'aria-invalid="true"' : '',
  ].join(' ');
  return providerPage(
    texts.title,
    html`<h1>${texts.title}</h1>
      ${message ? html`<p class="fault" role="alert" id="fault">${message}</p>` : ''}
      ${fault === 'unconfirmed' ? resendForm(email, texts.resend) : ''}
      <p>${texts.intro}</p>
      <form method="post">
        <div>
          <label for="email">${texts.email}</label>
          <input
            class="field"
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            inputmode="email"
            required
            value="${email}"
            ${raw(emailAttributes)}
            ${message ? 'autofocus' : ''}
          />
        </div>
        <div>
          <label for="password">${texts.password}</label>
          <input
            class="field"
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            ${raw(passwordAttributes)}
          />
          <p class="muted" id="password-hint">${texts.passwordHint}</p>
        </div>
        <button class="btn btn-secondary btn-lg" type="submit">${texts.submit}</button>
        <button class="btn btn-light btn-lg" type="submit" name="send" value="yes">
          ${texts.sendCode}
        </button>
      </form>
      <div>
        <p><a class="link" href="${forgot}">${texts.forgot}</a></p>
        <p>${texts.noAccount} <a class="link" href="${register}">${texts.register}</a></p>
      </div>
      ${demoAccounts.length > 0 ? demoAccountList(demoAccounts, texts.demo) : ''}`,
    locale,
  );
}

const resendForm = (email: string, text: string) =>
  html`<form method="post">
    <input type="hidden" name="email" value="${email}" />
    <button class="btn btn-light" type="submit" name="resend" value="yes">${text}</button>
  </form>`;

const demoAccountList = (accounts: readonly DemoAccount[], title: string) =>
  html`<section>
    <h2>${title}</h2>
    <ul>
      ${accounts.map(
        (account) => html`<li>${account.title}: ${account.email} / ${account.password}</li>`,
      )}
    </ul>
  </section>`;

// Pages of the code by mail: the form that takes it, and the mailed link opened elsewhere.

/** The code in the mailed link: six digits, or empty if it has another form. */
export const codeInLink = (text: string | undefined): string =>
  /^\d{6}$/.test(text ?? '') ? text! : '';

interface CodePageOptions {
  locale: Locale;
  email: string;
  /** Filled in from the mailed link; may be empty. */
  code: string;
  /** Remaining tries after a wrong code; undefined: no code was tried. */
  triesLeft?: number | undefined;
}

/** Asks for the mailed code. The same for new and known addresses. */
export function codePage({ locale, email, code, triesLeft }: CodePageOptions): string {
  const texts = LOGIN_TEXTS[locale].code;
  const fault =
    triesLeft !== undefined &&
    fill(triesLeft === 1 ? texts.wrongOne : texts.wrong, { left: String(triesLeft) });
  return providerPage(
    texts.title,
    html`<h1>${texts.title}</h1>
      <p>${fill(texts.sent, { email })}</p>
      ${fault ? html`<p class="fault" role="alert" id="fault">${fault}</p>` : ''}
      <form method="post">
        <div>
          <label for="code">${texts.label}</label>
          <input
            class="field code"
            id="code"
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="12"
            required
            autofocus
            value="${code}"
            ${raw(fault ? 'aria-describedby="fault" aria-invalid="true"' : '')}
          />
        </div>
        <button class="btn btn-secondary btn-lg" type="submit">${texts.submit}</button>
      </form>
      <p class="muted">${texts.spam}</p>
      <div class="ways">
        <form method="post">
          <input type="hidden" name="email" value="${email}" />
          <button class="btn btn-light" type="submit" name="send" value="yes">
            ${texts.sendAgain}
          </button>
        </form>
        <a class="btn btn-light" href="?other=1">${texts.otherEmail}</a>
      </div>`,
    locale,
  );
}

/**
 * The page of the mailed link in a browser that did not request the code: it shows the code, but
 * does not sign in.
 */
export function codeElsewherePage(code: string, locale: Locale): string {
  const texts = LOGIN_TEXTS[locale].code;
  return providerPage(
    texts.elsewhere,
    html`<h1>${texts.elsewhere}</h1>
      <p>${texts.elsewhereText}</p>
      <p class="shown-code">${code}</p>
      <p class="muted">${texts.elsewhereWarning}</p>
      <p>
        <a class="btn btn-light" href="${routePath('login', locale, siteBrand().slug)}"
          >${texts.signInHere}</a
        >
      </p>`,
    locale,
  );
}
