/** Stock per store in the store list: of the whole cart, or of one product. */
import coverageTexts from 'texts:checkout/stores';
import texts from 'texts:store/stock';
import { storeCoverage } from '../../domain/cart/store-coverage.ts';
import { stockOfStore, coverageTone } from '../../domain/product/stock.ts';
import type { StockSubject, StoreFacts } from '../../domain/store/store-filter.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { urlOfRow } from './map/row-url.ts';
import { loadAllStores } from './all-branches.ts';
import { api } from '../calls/api.ts';
import { loadCart } from '../cart/cart-sync.ts';
import { notify } from '../calls/notification.ts';
import { fetchStockPerStore } from '../product/stock/stock-per-store.ts';

type StoreStockFact = NonNullable<StoreFacts['stock']>;
type StockByStore = (storeId: number) => StoreStockFact;

const locale = pageLocale();
const t = texts[locale];

/** Stock of the cart per store; null if the call failed. */
async function loadCartStock(): Promise<StockByStore | null> {
  const cart = await loadCart();
  if (!cart) return null;
  const { allHere = '', someHere = '' } = coverageTexts[locale];
  return (storeId) => {
    const { complete, all } = storeCoverage(cart.lines, storeId);
    const tone = coverageTone({ complete, all });
    return { tone, text: tone === 'all' ? allHere : fill(someHere, { complete, all }) };
  };
}

/** Stock per store of the product in the URL; null if the call failed. */
async function loadProductStock(): Promise<StockByStore | null> {
  const product = Number(new URLSearchParams(location.search).get('product'));
  const stock = product > 0 ? await fetchStockPerStore(api(locale), product) : null;
  if (!stock) return null;
  return (storeId) => {
    const n = stockOfStore(stock, storeId);
    return n > 0 ? { tone: 'all', text: fill(t.pieces, { n }) } : { tone: 'none', text: t.none };
  };
}

/**
 * Shows each store's stock in its row; without a subject, removes it. `isCurrent` becomes false
 * once the stock of another subject is requested.
 */
export async function showStockInRows(
  rows: readonly HTMLElement[],
  subject: StockSubject | null,
  isCurrent: () => boolean,
): Promise<void> {
  const [allStores, stockOf] = subject
    ? await Promise.all([
        loadAllStores(api(locale)),
        subject === 'cart' ? loadCartStock() : loadProductStock(),
      ])
    : [[], null];
  if (!isCurrent()) return;
  if (subject && (!allStores || !stockOf)) notify(t.failed, 'warning');
  const idOf = new Map(allStores?.map(({ url, id }) => [url, id]));
  for (const row of rows) {
    row.querySelector('.stock')?.remove();
    delete row.dataset.stock;
    const id = idOf.get(urlOfRow(row));
    if (id === undefined || !stockOf) continue;
    const { tone, text } = stockOf(id);
    const line = document.createElement('p');
    line.className = `stock is-${tone === 'all' ? 'in' : 'out'}`;
    line.textContent = text;
    row.append(line);
    row.dataset.stock = tone;
  }
}
