import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import { providerPage } from './pages.ts';
import { LOGIN_TEXTS } from './login-texts.ts';

export interface LoginPageBrand {
  name: string;
  /** Addresses of the shop's own pages, by language. */
  links: Record<Locale, { home: string; register: string; forgot: string }>;
}

/** Why a form is shown again. */
export type LoginFault = 'wrong' | 'unconfirmed' | 'too-often';

export interface LoginPageOptions {
  locale: Locale;
  email: string;
  fault: LoginFault | undefined;
  /** Seconds until the next try, with the fault `too-often`. */
  seconds: number;
  brand: LoginPageBrand;
}

/** The sign-in form of the embedded provider. */
export function loginPage({ locale, email, fault, seconds, brand }: LoginPageOptions): string {
  const t = LOGIN_TEXTS[locale];
  const { home, register, forgot } = brand.links[locale];
  const minutes = String(Math.max(1, Math.ceil(seconds / 60)));
  const message = fault && t.faults[fault].replace('{minutes}', minutes);
  return providerPage(
    `${t.title} | ${brand.name}`,
    html`<header><a class="logo" href="${home}">${brand.name}</a></header>
      <main>
        <h1>${t.title}</h1>
        ${message ? html`<p class="fault" role="alert" id="fault">${message}</p>` : ''}
        <form method="post">
          <label for="email">${t.email}</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            inputmode="email"
            required
            value="${email}"
            ${message ? html`aria-describedby="fault"` : ''}
          />
          <label for="password">${t.password}</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            ${message ? html`aria-describedby="fault"` : ''}
          />
          <button>${t.submit}</button>
        </form>
        <p><a href="${forgot}">${t.forgot}</a></p>
        <p>${t.noAccount} <a href="${register}">${t.register}</a></p>
      </main>`,
    locale,
  );
}
