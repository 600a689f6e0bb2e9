import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import { formatMoney } from '../../../src/domain/money.ts';
import { TEST_BANK_PAGE, TEST_BANKS, type TestBankRow } from './test-bank.ts';
import { END_STATES, TEST_BANK_TEXTS } from './texts.ts';

/** The page on which a tester decides how a payment ends. */
export function testBankPage(
  row: TestBankRow,
  brand: SiteBrand,
): HtmlEscapedString | Promise<HtmlEscapedString> {
  const say = TEST_BANK_TEXTS[row.locale];
  const bank = TEST_BANKS.find(({ id }) => id === row.issuer);
  return html`<!doctype html>
    <html lang="${row.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${say.title} · ${brand.name}</title>
        <link rel="stylesheet" href="${TEST_BANK_PAGE}/style.css" />
      </head>
      <body>
        <main>
          <h1>${say.title}</h1>
          <p>${say.lead}</p>
          <dl>
            <dt>${brand.name}</dt>
            <dd>${row.description}</dd>
            <dt>${say.amount}</dt>
            <dd>${formatMoney(row.amount_incl, row.locale)}</dd>
            ${
              bank &&
              html`<dt>${say.bank}</dt>
                <dd>${bank.name}</dd>`
            }
          </dl>
          ${
            row.state === 'open'
              ? html`<form method="post">
                  ${END_STATES.map(
                    (state) =>
                      html`<button name="state" value="${state}">${say.buttons[state]}</button>`,
                  )}
                </form>`
              : html`<p>${say.ended}</p>
                  <p><a href="${row.redirect_url}">${say.back}</a></p>`
          }
        </main>
      </body>
    </html> `;
}
