import { html, raw } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { fill } from '../../../../src/i18n/fill.ts';
import { providerPage } from './pages.ts';
import { LOGIN_TEXTS } from './login-texts.ts';

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
