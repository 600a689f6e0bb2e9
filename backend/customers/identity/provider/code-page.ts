/** Pages of the code by mail: the form that takes it, and the mailed link opened elsewhere. */
import { html, raw } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { fill } from '../../../../src/i18n/fill.ts';
import { routePath } from '../../../../src/routes.ts';
import { siteBrand } from '../../../../src/brands/site-brand.ts';
import { LOGIN_TEXTS } from './login-texts.ts';
import { providerPage } from './pages.ts';

/** `/^\d{6}$/`, or empty: the code in the mailed link. */
export const codeInLink = (text: string | undefined): string =>
  /^\d{6}$/.test(text ?? '') ? text! : '';

interface CodePageOptions {
  locale: Locale;
  email: string;
  /** Filled in from the mailed link; may be empty. */
  code: string;
  /** Remaining tries after a wrong code; undefined: no code was tried. */
  left?: number | undefined;
}

/** Asks for the mailed code. The same for new and known addresses. */
export function codePage({ locale, email, code, left }: CodePageOptions): string {
  const t = LOGIN_TEXTS[locale].code;
  const fault =
    left !== undefined && fill(left === 1 ? t.wrongOne : t.wrong, { left: String(left) });
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
