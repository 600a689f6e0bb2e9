/** The table of a product group: quantities of several sizes, added to the cart at once. */
import texts from 'texts:product/sizes';
import { formatNumber } from '../../domain/shared/money.ts';
import type { SizeTable } from '../../domain/product/product-group.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { parseQuantity } from '../../domain/product/quantity.ts';
import { stockStatus } from '../../domain/product/stock.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { routePath } from '../../routes.ts';
import { type AddedProduct, addToCart } from '../cart/cart.ts';
import { $live, requestLiveProducts } from '../listing/live-products.ts';
import { markup, type Markup } from '../listing/markup.ts';
import { plainPrice } from '../listing/price-html.ts';
import { readPageData } from './page-data.ts';

type Cell = SizeTable['cells'][number];

const HEAD = 'border border-line bg-surface px-2 py-1.5 text-left font-bold whitespace-nowrap';
const FIELD =
  'h-11 w-18 rounded border border-muted px-2 text-center font-bold tabular-nums disabled:bg-surface aria-invalid:border-discount';

const tableText = (
  key: keyof typeof texts.nl,
  values: Record<string, string | number> = {},
): string => fill(texts[pageLocale()][key], values);

/** Fills the form with its table and lets it add to the cart. */
export function showSizeTable(form: HTMLFormElement): void {
  const table = JSON.parse(form.dataset['table']!) as SizeTable;
  form.removeAttribute('data-table');
  form.innerHTML = tableHtml(table).html;
  const ids = table.cells.map(([id]) => id);
  $live.subscribe((products) => {
    for (const id of ids) if (products[id]) showLiveProduct(form, products[id]);
  });
  requestLiveProducts(ids);
  form.onsubmit = (event) => {
    event.preventDefault();
    addSizes(form, table);
  };
}

function sizeText({ rows, columns }: SizeTable, [, row, column, otherValues]: Cell): string {
  const size = tableText('size', { row: rows.values[row]!, column: columns.values[column]! });
  return otherValues === '' ? size : `${size}, ${otherValues}`;
}

function tableHtml(table: SizeTable): Markup {
  const { rows, columns, cells } = table;
  const rowHtml = (name: string, row: number) =>
    markup`<tr><th class="${HEAD} sticky left-0 z-10" scope="row">${name}</th>${columns.values.map(
      (_, column) =>
        markup`<td class="border border-line p-1.5 align-top">${cells
          .filter((cell) => cell[1] === row && cell[2] === column)
          .map((cell) => cellHtml(table, cell))}</td>`,
    )}</tr>`;
  return markup`<p class="pb-2 text-sm text-muted">${tableText('caption')}</p><div class="overflow-x-auto" tabindex="0" role="group" aria-label="${tableText('caption')}"><table class="border-collapse text-sm"><thead><tr><th class="${HEAD} sticky left-0 z-10" scope="col">${rows.label} / ${columns.label}</th>${columns.values.map(
    (name) => markup`<th class="${HEAD}" scope="col">${name}</th>`,
  )}</tr></thead><tbody>${rows.values.map(rowHtml)}</tbody></table></div>
<p class="mt-2 text-sm text-discount empty:hidden" role="alert"></p>
<div class="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2"><button class="btn btn-primary">${tableText('add')}</button><p role="status"></p></div>`;
}

function cellHtml(table: SizeTable, cell: Cell): Markup {
  const [id, , , otherValues] = cell;
  const label = tableText('quantity', { size: sizeText(table, cell) });
  const isPageProduct = id === readPageData()?.product.id;
  return markup`<div class="grid gap-0.5 not-first:mt-3"><input class="${FIELD}" name="${id}" type="text" inputmode="numeric" maxlength="12" autocomplete="off" aria-label="${label}"><small class="min-h-4.5 text-xs tabular-nums" data-live-of="${id}"></small>${
    otherValues !== '' && markup`<small class="text-xs text-muted">${otherValues}</small>`
  }${isPageProduct && markup`<small class="text-xs font-bold">${tableText('this')}</small>`}</div>`;
}

/** Shows the current price, and why a size cannot be ordered. */
function showLiveProduct(form: HTMLFormElement, product: ProductSummary): void {
  const field = form.querySelector<HTMLInputElement>(`[name="${product.id}"]`);
  const priceNote = form.querySelector(`[data-live-of="${product.id}"]`);
  if (!field || !priceNote) return;
  const { state } = stockStatus(product);
  const isUnavailable = state === 'sold-out' || state === 'not-orderable';
  field.disabled = isUnavailable;
  if (isUnavailable)
    priceNote.textContent = tableText(state === 'sold-out' ? 'soldOut' : 'notOnline');
  else priceNote.innerHTML = plainPrice(product, pageLocale()).html;
}

function addSizes(form: HTMLFormElement, table: SizeTable): void {
  const alert = form.querySelector('[role=alert]')!;
  const status = form.querySelector('[role=status]')!;
  const fields = table.cells
    .map((cell) => ({ cell, field: form.querySelector<HTMLInputElement>(`[name="${cell[0]}"]`)! }))
    .filter(({ field }) => !field.disabled);
  const filledFields = fields.filter(({ field }) => field.value.trim() !== '');
  for (const { field } of fields) field.removeAttribute('aria-invalid');
  alert.textContent = '';
  status.textContent = '';

  const showError = (field: HTMLInputElement, text: string) => {
    alert.textContent = text;
    field.focus();
  };
  const lines: AddedProduct[] = [];
  const source = {
    listId: 'pdp',
    listName: document.querySelector('h1')?.textContent ?? '',
  } as const;
  for (const { cell, field } of filledFields) {
    const quantity = parseQuantity(field.value, pageLocale());
    const maxQuantity = $live.get()[cell[0]]?.maxStockTotal ?? Infinity;
    if (quantity !== null && quantity <= maxQuantity) {
      lines.push({ productId: cell[0], quantity, source });
      continue;
    }
    field.setAttribute('aria-invalid', 'true');
    const n = formatNumber(maxQuantity, pageLocale());
    const fault =
      quantity === null
        ? tableText('invalid')
        : tableText('tooMany', { size: sizeText(table, cell), n });
    return showError(field, fault);
  }
  if (lines.length === 0)
    return showError(fields[0]?.field ?? filledFields[0]!.field, tableText('empty'));
  if (!addToCart(lines)) return;
  for (const { field } of filledFields) field.value = '';
  const added = tableText(lines.length === 1 ? 'addedOne' : 'addedMany', { count: lines.length });
  status.innerHTML =
    markup`${added} <a class="link" href="${routePath('cart', pageLocale(), '')}">${tableText('cart')}</a>`.html;
}
