/** Code of a product page that loads after the first user input. */
import { animateScroll } from '../ui/animate-scroll.ts';
import { giveConsent } from '../consent/consent.ts';
import { listenToBuys } from '../listing/buys.client.ts';
import { watchBuyForm } from './buy.ts';
import { readPageData } from './page-data.ts';
import { addStyle } from '../ui/add-style.ts';
import { loadWhenOnline } from '../ui/timing.ts';
import css from './after-touch.css?inline';
import { formatMoney } from '../../domain/shared/money.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { $live, requestLiveProducts } from '../listing/live-products.ts';
import { isListId } from '../../domain/product/measured-item.ts';
import { isKnownVisitor } from './viewed.ts';

/** Distance below the viewport at which a row of products loads. */
const ROW_PRELOAD_MARGIN = '600px';

/** A product's gallery: thumbnails, arrow keys, videos, and opening the large pictures. */
class ProductGallery extends HTMLElement {
  #slides!: HTMLElement;
  #thumbs: HTMLAnchorElement[] = [];

  connectedCallback(): void {
    const slides = this.querySelector<HTMLElement>('.slides');
    if (!slides) return;
    this.#slides = slides;
    this.#thumbs = [...this.querySelectorAll<HTMLAnchorElement>('.thumbs a')];
    slides.addEventListener('click', (event) => this.#openClicked(event));
    slides.addEventListener('keydown', (event) => this.#handleArrowKey(event));
    this.#thumbs.forEach((thumb, i) =>
      thumb.addEventListener('click', (event) => {
        // No new history entry, so that Back leaves the product page.
        event.preventDefault();
        this.#scrollTo(i);
      }),
    );
    if (this.#thumbs.length > 0) this.#markVisibleThumb();
    // The other pictures load after the first user input.
    this.classList.add('is-awake');
  }

  #visibleIndex(): number {
    return Math.round(this.#slides.scrollLeft / this.#slides.clientWidth);
  }

  #scrollTo(i: number): void {
    const slides = this.#slides;
    animateScroll(slides, () => (slides.scrollLeft = i * slides.clientWidth));
  }

  #handleArrowKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || this.#thumbs.length === 0) return;
    event.preventDefault();
    this.#scrollTo(Math.min(this.#thumbs.length - 1, Math.max(0, this.#visibleIndex() + step)));
  }

  #openClicked(event: MouseEvent): void {
    const target = event.target as Element;
    const youTubeVideo = target.closest<HTMLElement>('[data-film]');
    if (youTubeVideo && target.closest('button')) playYouTubeVideo(youTubeVideo);
    const link = target.closest<HTMLAnchorElement>('[data-zoom], [data-play]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if ('play' in link.dataset) return playOwnVideo(link);
    const zoomLinks = [...this.querySelectorAll<HTMLAnchorElement>('[data-zoom]')];
    void import('./gallery/zoom.ts').then(({ openZoom }) =>
      openZoom(zoomLinks, zoomLinks.indexOf(link)),
    );
  }

  /** Marks the thumbnail of the visible slide. */
  #markVisibleThumb(): void {
    let isMarkPlanned = false;
    const markVisible = () => {
      isMarkPlanned = false;
      const visibleIndex = this.#visibleIndex();
      this.#thumbs.forEach((thumb, i) =>
        i === visibleIndex
          ? thumb.setAttribute('aria-current', 'true')
          : thumb.removeAttribute('aria-current'),
      );
    };
    this.#slides.addEventListener(
      'scroll',
      () => {
        if (!isMarkPlanned) requestAnimationFrame(markVisible);
        isMarkPlanned = true;
      },
      { passive: true },
    );
    // The first input, which loaded this code, may have been a swipe.
    markVisible();
  }
}

/** Plays a video of the shop's own; the browser's controls replace the link over its poster. */
function playOwnVideo(link: HTMLAnchorElement): void {
  const video = link.parentElement!.querySelector('video')!;
  link.remove();
  video.controls = true;
  // With its controls the video can be operated, so it needs an accessible name.
  video.ariaLabel = link.dataset['play'] ?? '';
  video.focus();
  // If the browser refuses to start it, the visitor can use the controls.
  video.play().catch(() => {});
}

/** Plays a YouTube video; a click on its button below the cookie notice counts as consent. */
function playYouTubeVideo(container: HTMLElement): void {
  giveConsent({ media: true });
  const frame = document.createElement('iframe');
  frame.src = `https://www.youtube-nocookie.com/embed/${container.dataset.film}?autoplay=1`;
  frame.title = container.dataset.title ?? '';
  frame.className = 'size-full';
  frame.allow = 'autoplay; fullscreen';
  container.replaceChildren(frame);
  frame.focus();
}

addStyle(css);
customElements.define('product-gallery', ProductGallery);
listenToBuys();
void loadWhenOnline(() => import('./gallery/share.ts')).then(({ addShareButton }) =>
  addShareButton(),
);

document.querySelector<HTMLAnchorElement>('[data-energy]')?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  void import('./energy.ts').then(({ openEnergyLabel }) => openEnergyLabel(link));
});

const page = readPageData();
if (page) {
  watchBuyForm(page);
  watchRows(page.product.id);
  watchVariants();
}

// Stock per store is rarely opened, so its code loads on demand.
const details = document.querySelector<HTMLDetailsElement>('#vestigingen');
const defineStoreStock = async () => {
  if (customElements.get('store-stock')) return;
  const { StoreStock } = await loadWhenOnline(() => import('./stock/store-stock.client.ts'));
  customElements.define('store-stock', StoreStock);
};
if (details?.open) void defineStoreStock();
details?.addEventListener('toggle', defineStoreStock, { once: true });

/** Shows current prices in the variant switch, and fills the size table when it is opened. */
function watchVariants(): void {
  const priceElements = new Map<number, Element[]>();
  for (const small of document.querySelectorAll('.variants small:has(> .vat-incl)')) {
    const id = Number(/\d+$/.exec(small.closest('a')?.pathname ?? '')?.[0]);
    priceElements.set(id, [...(priceElements.get(id) ?? []), small]);
  }
  const locale = pageLocale();
  $live.subscribe((products) => {
    for (const [id, smalls] of priceElements) {
      const product = products[id];
      if (!product) continue;
      for (const small of smalls) {
        const [incl, excl] = small.querySelectorAll('span');
        incl!.textContent = formatMoney(product.priceInclTax, locale);
        excl!.textContent = formatMoney(product.priceExclTax, locale);
      }
    }
  });
  requestLiveProducts([...priceElements.keys()]);

  const form = document.querySelector<HTMLFormElement>('#maattabel');
  const details = form?.closest('details');
  if (!details || !form) return;
  const fillTable = async () => {
    if (!details.open || !form.dataset['table']) return;
    const { showSizeTable } = await loadWhenOnline(() => import('./size-table.ts'));
    if (form.dataset['table']) showSizeTable(form);
  };
  details.addEventListener('toggle', () => void fillTable());
  void fillTable();
  // Not every browser opens the closed section that a link leads to.
  document.querySelector('.variants [href="#maattabel"]')?.addEventListener('click', () => {
    details.open = true;
  });
}

/** Loads rows of products when they are near the viewport (`row.ts`). */
function watchRows(productId: number): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const row = target as HTMLElement;
        const listId = row.dataset.list;
        if (!isListId(listId)) continue;
        void loadWhenOnline(() => import('./row.ts')).then(({ fillRow }) =>
          fillRow(row, listId, productId),
        );
      }
    },
    { rootMargin: ROW_PRELOAD_MARGIN },
  );
  for (const row of document.querySelectorAll<HTMLElement>('.row[data-list]')) {
    // The API stores viewed products only of known visitors.
    row.hidden = row.dataset.list === 'recently viewed' && !isKnownVisitor();
    if (!row.hidden) observer.observe(row);
  }
}
