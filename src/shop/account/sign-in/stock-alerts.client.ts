/** The stock alerts of an e-mail address, opened from a mailed link, with buttons to end them. */
import texts from 'texts:account/stockAlerts';
import {
  endStockAlerts,
  readStockAlerts,
  type StockAlerts,
} from '../../../api/stock-alerts/client.ts';
import { fill } from '../../../i18n/fill.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { routePath } from '../../../routes.ts';
import { visitorApi } from '../../calls/api.ts';
import { markup } from '../../listing/markup.ts';
import { takeMailedToken } from './mailed-token.client.ts';

const locale = pageLocale();
const filledText = (key: keyof typeof texts.nl, values = {}) => fill(texts[locale][key], values);
const section = document.querySelector<HTMLElement>('[data-stock-alerts]');
const key = takeMailedToken();

function showAlerts(section: HTMLElement, text: string, products: StockAlerts['products']): void {
  section.querySelector('[data-said]')!.textContent = text;
  section.querySelector('ul')!.innerHTML = products
    .map(({ id, name, url }) => {
      const href = routePath('product-detail-url', locale, '', { url });
      const label = filledText('endOne', { product: name });
      return markup`<li class="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"><a class="link min-w-0 flex-1 basis-60" href="${href}">${name}</a><button class="btn btn-light" type="button" data-end="${id}" aria-label="${label}">${filledText('end')}</button></li>`
        .html;
    })
    .join('');
}

/**
 * Loads the stock alerts. First ends that of the product `endedProduct`, or all if it is empty;
 * null ends none.
 */
async function loadAlerts(
  section: HTMLElement,
  key: string,
  endedProduct: string | null,
): Promise<void> {
  const failed = section.querySelector<HTMLElement>('[data-failed]')!;
  const retry = section.querySelector<HTMLElement>('[data-retry]')!;
  failed.hidden = retry.hidden = true;
  section.ariaBusy = 'true';
  const api = visitorApi(locale);
  const isEnded =
    endedProduct === null || (await endStockAlerts(api, key, Number(endedProduct) || null)).ok;
  const outcome = isEnded ? await readStockAlerts(api, key) : null;
  section.ariaBusy = null;
  const isOver = outcome?.ok === false && ['Missing', 'BadRequest'].includes(outcome.kind);
  if (!outcome?.ok && !isOver) {
    failed.textContent = failed.dataset['failed'] ?? '';
    failed.hidden = false;
    // The visible list is missing or outdated, so a button offers to load it again.
    if (endedProduct === null || isEnded) {
      const endedText = endedProduct === null ? '' : filledText('ended');
      section.querySelector('[data-said]')!.textContent = endedText;
      retry.hidden = false;
    }
    return;
  }
  const alerts = outcome.ok ? outcome.data : null;
  const text = alerts ? filledText('waiting', { email: alerts.email }) : filledText(endedProduct === null ? 'none' : 'ended'); // oxfmt-ignore
  showAlerts(section, text, alerts?.products ?? []);
  // A single product has its own button. Without listed products the button stays, since there may
  // be alerts for products that are no longer sold.
  section.querySelector<HTMLElement>('[data-all]')!.hidden =
    alerts === null || alerts.products.length === 1;
  // The pressed button is gone, so keyboard focus moves to the section.
  if (endedProduct !== null) section.focus();
}

if (section && key) {
  section.querySelector('[data-said]')!.textContent = filledText('busy');
  void loadAlerts(section, key, null);
  // Needs a button press, since mail scanners follow links.
  section.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-end], [data-retry]');
    if (button && section.ariaBusy !== 'true')
      void loadAlerts(section, key, button.dataset['end'] ?? null);
  });
}
