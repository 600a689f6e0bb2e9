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
  const t = LOGIN_TEXTS[locale];
  const { register, forgot } = brand.links[locale];
  const minutes = String(Math.max(1, Math.ceil(seconds / 60)));
  const message = fault && fill(t.faults[fault], { minutes });
  const marks = [
    message ? 'aria-describedby="fault"' : '',
    fault === 'wrong' || fault === 'email' ? 'aria-invalid="true"' : '',
  ].join(' ');
  const passwordMarks = [
    `aria-describedby="${message ? 'fault ' : ''}password-hint"`,
    fault === 'wrong' ? 'aria-invalid="true"' : '',
  ].join(' ');
  return providerPage(
    t.title,
    html`<h1>${t.title}</h1>
      ${message ? html`<p class="fault" role="alert" id="fault">${message}</p>` : ''}
      ${fault === 'unconfirmed' ? resendForm(email, t.resend) : ''}
      <p>${t.intro}</p>
      <form method="post">
        <div>
          <label for="email">${t.email}</label>
          <input
            class="field"
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            inputmode="email"
            required
            value="${email}"
            ${raw(marks)}
            ${message ? 'autofocus' : ''}
          />
        </div>
        <div>
          <label for="password">${t.password}</label>
          <input
            class="field"
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            ${raw(passwordMarks)}
          />
          <p class="muted" id="password-hint">${t.passwordHint}</p>
        </div>
        <button class="btn btn-secondary btn-lg" type="submit">${t.submit}</button>
        <button class="btn btn-light btn-lg" type="submit" name="send" value="yes">
          ${t.sendCode}
        </button>
      </form>
      <div>
        <p><a class="link" href="${forgot}">${t.forgot}</a></p>
        <p>${t.noAccount} <a class="link" href="${register}">${t.register}</a></p>
      </div>
      ${demoAccounts.length > 0 ? demoList(demoAccounts, t.demo) : ''}`,
    locale,
  );
}

const resendForm = (email: string, text: string) =>
  html`<form method="post">
    <input type="hidden" name="email" value="${email}" />
    <button class="btn btn-light" type="submit" name="resend" value="yes">${text}</button>
  </form>`;

const demoList = (accounts: readonly DemoAccount[], title: string) =>
  html`<section>
    <h2>${title}</h2>
    <ul>
      ${accounts.map(
        (account) => html`<li>${account.title}: ${account.email} / ${account.password}</li>`,
      )}
    </ul>
  </section>`;

// Pages of the code by mail: the form that takes it, and the mailed link opened elsewhere.

/** `/^\d{6}$/`, or empty: the code in the mailed link. */
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
  const t = LOGIN_TEXTS[locale].code;
  const fault =
    triesLeft !== undefined &&
    fill(triesLeft === 1 ? t.wrongOne : t.wrong, { left: String(triesLeft) });
  return providerPage(
    t.title,
    html`<h1>${t.title}</h1>
      <p>${fill(t.sent, { email })}</p>
      ${fault ? html`<p class="fault" role="alert" id="fault">${fault}</p>` : ''}
      <form method="post">
        <div>
          <label for="code">${t.label}</label>
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
        <button class="btn btn-secondary btn-lg" type="submit">${t.submit}</button>
      </form>
      <p class="muted">${t.spam}</p>
      <div class="ways">
        <form method="post">
          <input type="hidden" name="email" value="${email}" />
          <button class="btn btn-light" type="submit" name="send" value="yes">${t.again}</button>
        </form>
        <a class="btn btn-light" href="?other=1">${t.other}</a>
      </div>`,
    locale,
  );
}

/** The mailed link in a browser that did not ask for the code: shows it, but signs nobody in. */
export function codeElsewherePage(code: string, locale: Locale): string {
  const t = LOGIN_TEXTS[locale].code;
  return providerPage(
    t.elsewhere,
    html`<h1>${t.elsewhere}</h1>
      <p>${t.elsewhereText}</p>
      <p class="shown-code">${code}</p>
      <p class="muted">${t.elsewhereWarning}</p>
      <p>
        <a class="btn btn-light" href="${routePath('login', locale, siteBrand().slug)}"
          >${t.here}</a
        >
      </p>`,
    locale,
  );
}
