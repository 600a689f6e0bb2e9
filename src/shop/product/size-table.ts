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
import { pageData } from './page-data.ts';

type Cell = SizeTable['cells'][number];

const HEAD = 'border border-line bg-surface px-2 py-1.5 text-left font-bold whitespace-nowrap';
const FIELD =
  'h-11 w-18 rounded border border-muted px-2 text-center font-bold tabular-nums disabled:bg-surface aria-invalid:border-discount';

const say = (key: keyof typeof texts.nl, values: Record<string, string | number> = {}): string =>
  fill(texts[pageLocale()][key], values);

/** Fills the form with its table and lets it add to the cart. */
export function showSizeTable(form: HTMLFormElement): void {
  const table = JSON.parse(form.dataset['table']!) as SizeTable;
  form.removeAttribute('data-table');
  form.innerHTML = tableHtml(table).html;
  const ids = table.cells.map(([id]) => id);
  $live.subscribe((products) => {
    for (const id of ids) if (products[id]) showLive(form, products[id]);
  });
  requestLiveProducts(ids);
  form.onsubmit = (event) => {
    event.preventDefault();
    submit(form, table);
  };
}

function sizeOf({ rows, columns }: SizeTable, [, row, column, other]: Cell): string {
  const size = say('size', { row: rows.values[row]!, column: columns.values[column]! });
  return other === '' ? size : `${size}, ${other}`;
}

function tableHtml(table: SizeTable): Markup {
  const { rows, columns, cells } = table;
  const line = (name: string, row: number) =>
    markup`<tr><th class="${HEAD} sticky left-0 z-10" scope="row">${name}</th>${columns.values.map(
      (_, column) =>
        markup`<td class="border border-line p-1.5 align-top">${cells
          .filter((cell) => cell[1] === row && cell[2] === column)
          .map((cell) => cellHtml(table, cell))}</td>`,
    )}</tr>`;
  return markup`<p class="pb-2 text-sm text-muted">${say('caption')}</p><div class="overflow-x-auto" tabindex="0" role="group" aria-label="${say('caption')}"><table class="border-collapse text-sm"><thead><tr><th class="${HEAD} sticky left-0 z-10" scope="col">${rows.label} / ${columns.label}</th>${columns.values.map(
    (name) => markup`<th class="${HEAD}" scope="col">${name}</th>`,
  )}</tr></thead><tbody>${rows.values.map(line)}</tbody></table></div>
<p class="mt-2 text-sm text-discount empty:hidden" role="alert"></p>
<div class="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2"><button class="btn btn-primary">${say('add')}</button><p role="status"></p></div>`;
}

function cellHtml(table: SizeTable, cell: Cell): Markup {
  const [id, , , other] = cell;
  const label = say('quantity', { size: sizeOf(table, cell) });
  const isThis = id === pageData()?.product.id;
  return markup`<div class="grid gap-0.5 not-first:mt-3"><input class="${FIELD}" name="${id}" type="text" inputmode="numeric" maxlength="12" autocomplete="off" aria-label="${label}"><small class="min-h-4.5 text-xs tabular-nums" data-live-of="${id}"></small>${
    other !== '' && markup`<small class="text-xs text-muted">${other}</small>`
  }${isThis && markup`<small class="text-xs font-bold">${say('this')}</small>`}</div>`;
}

/** Shows the current price, and why a size cannot be ordered. */
function showLive(form: HTMLFormElement, product: ProductSummary): void {
  const field = form.querySelector<HTMLInputElement>(`[name="${product.id}"]`);
  const note = form.querySelector(`[data-live-of="${product.id}"]`);
  if (!field || !note) return;
  const { state } = stockStatus(product);
  const isClosed = state === 'sold-out' || state === 'not-orderable';
  field.disabled = isClosed;
  if (isClosed) note.textContent = say(state === 'sold-out' ? 'soldOut' : 'notOnline');
  else note.innerHTML = plainPrice(product, pageLocale()).html;
}

function submit(form: HTMLFormElement, table: SizeTable): void {
  const alert = form.querySelector('[role=alert]')!;
  const status = form.querySelector('[role=status]')!;
  const fields = table.cells
    .map((cell) => ({ cell, field: form.querySelector<HTMLInputElement>(`[name="${cell[0]}"]`)! }))
    .filter(({ field }) => !field.disabled);
  const filled = fields.filter(({ field }) => field.value.trim() !== '');
  for (const { field } of fields) field.removeAttribute('aria-invalid');
  alert.textContent = '';
  status.textContent = '';

  const refuse = (field: HTMLInputElement, text: string) => {
    alert.textContent = text;
    field.focus();
  };
  const lines: AddedProduct[] = [];
  const source = {
    listId: 'pdp',
    listName: document.querySelector('h1')?.textContent ?? '',
  } as const;
  for (const { cell, field } of filled) {
    const quantity = parseQuantity(field.value, pageLocale());
    const most = $live.get()[cell[0]]?.maxStockTotal ?? Infinity;
    if (quantity !== null && quantity <= most) {
      lines.push({ productId: cell[0], quantity, source });
      continue;
    }
    field.setAttribute('aria-invalid', 'true');
    const n = formatNumber(most, pageLocale());
    const fault =
      quantity === null ? say('invalid') : say('tooMany', { size: sizeOf(table, cell), n });
    return refuse(field, fault);
  }
  if (lines.length === 0) return refuse(fields[0]?.field ?? filled[0]!.field, say('empty'));
  if (!addToCart(lines)) return;
  for (const { field } of filled) field.value = '';
  const added = say(lines.length === 1 ? 'addedOne' : 'addedMany', { count: lines.length });
  status.innerHTML =
    markup`${added} <a class="link" href="${routePath('cart', pageLocale(), '')}">${say('cart')}</a>`.html;
}
