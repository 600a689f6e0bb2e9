/** The products that the address of a mail waits for, and the buttons that end this. */
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
const say = (key: keyof typeof texts.nl, values = {}) => fill(texts[locale][key], values);
const section = document.querySelector<HTMLElement>('[data-stock-alerts]');
const key = takeMailedToken();

function show(section: HTMLElement, text: string, products: StockAlerts['products']): void {
  section.querySelector('[data-said]')!.textContent = text;
  section.querySelector('ul')!.innerHTML = products
    .map(({ id, name, url }) => {
      const href = routePath('product-detail-url', locale, '', { url });
      const label = say('endOne', { product: name });
      return markup`<li class="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"><a class="link min-w-0 flex-1 basis-60" href="${href}">${name}</a><button class="btn btn-light" type="button" data-end="${id}" aria-label="${label}">${say('end')}</button></li>`
        .html;
    })
    .join('');
}

/** Asks what is waited for; after `ended` products, or all of them if it is empty. */
async function follow(section: HTMLElement, key: string, ended: string | null): Promise<void> {
  const failed = section.querySelector<HTMLElement>('[data-failed]')!;
  const retry = section.querySelector<HTMLElement>('[data-retry]')!;
  failed.hidden = retry.hidden = true;
  section.ariaBusy = 'true';
  const api = visitorApi(locale);
  const isEnded = ended === null || (await endStockAlerts(api, key, Number(ended) || null)).ok;
  const outcome = isEnded ? await readStockAlerts(api, key) : null;
  section.ariaBusy = null;
  const isOver = outcome?.ok === false && ['Missing', 'BadRequest'].includes(outcome.kind);
  if (!outcome?.ok && !isOver) {
    failed.textContent = failed.dataset['failed'] ?? '';
    failed.hidden = false;
    // The list is missing or outdated, so a button offers to load it again.
    if (ended === null || isEnded) {
      const endedText = ended === null ? '' : say('ended');
      section.querySelector('[data-said]')!.textContent = endedText;
      retry.hidden = false;
    }
    return;
  }
  const alerts = outcome.ok ? outcome.data : null;
  const text = alerts ? say('waiting', { email: alerts.email }) : say(ended === null ? 'none' : 'ended'); // oxfmt-ignore
  show(section, text, alerts?.products ?? []);
  // One product has its own button; products that are not shown any more have none.
  section.querySelector<HTMLElement>('[data-all]')!.hidden =
    alerts === null || alerts.products.length === 1;
  // The pressed button is gone, so keyboard focus moves to the section.
  if (ended !== null) section.focus();
}

if (section && key) {
  section.querySelector('[data-said]')!.textContent = say('busy');
  void follow(section, key, null);
  // Needs a button press, since mail scanners follow links.
  section.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-end], [data-retry]');
    if (button && section.ariaBusy !== 'true')
      void follow(section, key, button.dataset['end'] ?? null);
  });
}
