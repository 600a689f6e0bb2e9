/** The bar that leads to the comparison, and the press of a toggle; loaded after the first input. */
import texts from 'texts:product/compare';
import { comparedQuery, MAX_COMPARED } from '../../../domain/product/comparison.ts';
import { fill } from '../../../i18n/fill.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { routePath } from '../../../routes.ts';
import { notify } from '../../calls/notification.ts';
import { markup } from '../../listing/markup.ts';
import { $compared, clearCompared, toggleProduct } from './compared.ts';

const locale = pageLocale();
const t = texts[locale];

/** Adds a product to the comparison or removes it, and notifies the visitor about it. */
export function toggleAndNotify(id: number): void {
  if (!toggleProduct(id)) {
    notify(fill(t.full, { max: MAX_COMPARED }), 'warning');
    return;
  }
  const ids = $compared.get();
  const count = ids.length;
  if (!ids.includes(id)) notify(t.removed, 'info');
  else notify(fill(count === 1 ? t.addedOne : t.addedMany, { count }), 'success');
}

/** On a phone, positioned above the sticky order bar of a product page. */
const BAR =
  'fixed bottom-4 left-1/2 z-10 flex -translate-x-1/2 items-stretch overflow-hidden rounded bg-ink text-white shadow-lg print:hidden max-md:in-[body:has(.sticky-bar)]:bottom-20';

let bar: HTMLElement | null = null;

function showBar(ids: readonly number[]): void {
  if (ids.length === 0) {
    bar?.remove();
    bar = null;
    return;
  }
  if (!bar) {
    bar = document.createElement('div');
    bar.className = BAR;
    bar.addEventListener('click', (event) => {
      if ((event.target as Element).closest('button')) clearCompared();
    });
    document.querySelector('main')?.append(bar);
  }
  const count = ids.length;
  const path = routePath('compare', locale, '') + comparedQuery(ids, locale);
  const text = fill(count === 1 ? t.barOne : t.barMany, { count });
  bar.innerHTML =
    markup`<a class="flex min-h-11 items-center px-4 font-medium whitespace-nowrap underline" href="${path}">${text}</a><button class="grid w-11 place-content-center border-l border-white/30 text-lg" type="button" aria-label="${t.clear}">×</button>`.html;
}

$compared.subscribe(showBar);
