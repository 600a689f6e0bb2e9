/** Code of a product page that loads after the first user input. */
import { animateScroll } from '../ui/animate-scroll.ts';
import { giveConsent } from '../consent/consent.ts';
import { listenToBuys } from '../listing/buys.client.ts';
import { watchBuyForm } from './buy.ts';
import { pageData } from './page-data.ts';
import { addStyle } from '../ui/add-style.ts';
import { loadWhenOnline } from '../ui/timing.ts';
import css from './after-touch.css?inline';
import { formatMoney } from '../../domain/shared/money.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { $live, requestLiveProducts } from '../listing/live-products.ts';
import { isListId } from '../../domain/product/measured-item.ts';
import { isKnownVisitor } from './viewed.ts';

/** Distance below the viewport at which a row loads. */
const NEAR = '600px';

/** A product's gallery: thumbnails, arrow keys, videos, and opening the large pictures. */
class ProductGallery extends HTMLElement {
  #slides!: HTMLElement;
  #thumbs: HTMLAnchorElement[] = [];

  connectedCallback(): void {
    const slides = this.querySelector<HTMLElement>('.slides');
    if (!slides) return;
    this.#slides = slides;
    this.#thumbs = [...this.querySelectorAll<HTMLAnchorElement>('.thumbs a')];
    slides.addEventListener('click', (event) => this.#open(event));
    slides.addEventListener('keydown', (event) => this.#arrows(event));
    this.#thumbs.forEach((thumb, i) =>
      thumb.addEventListener('click', (event) => {
        // No new history entry, so that Back leaves the product page.
        event.preventDefault();
        this.#show(i);
      }),
    );
    if (this.#thumbs.length > 0) this.#follow();
    // The other pictures load after the first user input.
    this.classList.add('is-awake');
  }

  #shown(): number {
    return Math.round(this.#slides.scrollLeft / this.#slides.clientWidth);
  }

  #show(i: number): void {
    const slides = this.#slides;
    animateScroll(slides, () => (slides.scrollLeft = i * slides.clientWidth));
  }

  #arrows(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || this.#thumbs.length === 0) return;
    event.preventDefault();
    this.#show(Math.min(this.#thumbs.length - 1, Math.max(0, this.#shown() + by)));
  }

  #open(event: MouseEvent): void {
    const target = event.target as Element;
    const film = target.closest<HTMLElement>('[data-film]');
    if (film && target.closest('button')) playFilm(film);
    const link = target.closest<HTMLAnchorElement>('[data-zoom], [data-play]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if ('play' in link.dataset) return playVideo(link);
    const links = [...this.querySelectorAll<HTMLAnchorElement>('[data-zoom]')];
    void import('./gallery/zoom.ts').then(({ openZoom }) => openZoom(links, links.indexOf(link)));
  }

  /** Marks the thumbnail of the visible slide. */
  #follow(): void {
    let waiting = false;
    const mark = () => {
      waiting = false;
      const shown = this.#shown();
      this.#thumbs.forEach((thumb, i) =>
        i === shown
          ? thumb.setAttribute('aria-current', 'true')
          : thumb.removeAttribute('aria-current'),
      );
    };
    this.#slides.addEventListener(
      'scroll',
      () => {
        if (!waiting) requestAnimationFrame(mark);
        waiting = true;
      },
      { passive: true },
    );
    // The first input, which loaded this code, may have been a swipe.
    mark();
  }
}

/** Plays a film of our own, whose browser controls replace the button over its poster. */
function playVideo(link: HTMLAnchorElement): void {
  const film = link.parentElement!.querySelector('video')!;
  link.remove();
  film.controls = true;
  // A name is for what can be operated.
  film.ariaLabel = link.dataset['play'] ?? '';
  film.focus();
  // Refused or interrupted: the controls are there.
  film.play().catch(() => {});
}

/** Playing a video below the cookie notice counts as consent to YouTube videos. */
function playFilm(film: HTMLElement): void {
  giveConsent({ media: true });
  const frame = document.createElement('iframe');
  frame.src = `https://www.youtube-nocookie.com/embed/${film.dataset.film}?autoplay=1`;
  frame.title = film.dataset.title ?? '';
  frame.className = 'size-full';
  frame.allow = 'autoplay; fullscreen';
  film.replaceChildren(frame);
  frame.focus();
}

addStyle(css);
customElements.define('product-gallery', ProductGallery);
listenToBuys();
void loadWhenOnline(() => import('./gallery/share.ts')).then(({ offerSharing }) => offerSharing());

document.querySelector<HTMLAnchorElement>('[data-energy]')?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  void import('./energy.ts').then(({ openEnergyLabel }) => openEnergyLabel(link));
});

const page = pageData();
if (page) {
  watchBuyForm(page);
  watchRows(page.product.id);
  watchVariants();
}

// Stock per store is rarely opened, so its code loads on demand.
const details = document.querySelector<HTMLDetailsElement>('#vestigingen');
const showStock = async () => {
  if (customElements.get('store-stock')) return;
  const { StoreStock } = await loadWhenOnline(() => import('./stock/store-stock.client.ts'));
  customElements.define('store-stock', StoreStock);
};
if (details?.open) void showStock();
details?.addEventListener('toggle', showStock, { once: true });

/** Corrects the prices of the variant switch, and fills the size table when it is opened. */
function watchVariants(): void {
  const places = new Map<number, Element[]>();
  for (const small of document.querySelectorAll('.variants small:has(> .vat-incl)')) {
    const id = Number(/\d+$/.exec(small.closest('a')?.pathname ?? '')?.[0]);
    places.set(id, [...(places.get(id) ?? []), small]);
  }
  const locale = pageLocale();
  $live.subscribe((products) => {
    for (const [id, smalls] of places) {
      const product = products[id];
      if (!product) continue;
      for (const small of smalls) {
        const [incl, excl] = small.querySelectorAll('span');
        incl!.textContent = formatMoney(product.priceInclTax, locale);
        excl!.textContent = formatMoney(product.priceExclTax, locale);
      }
    }
  });
  requestLiveProducts([...places.keys()]);

  const form = document.querySelector<HTMLFormElement>('#maattabel');
  const details = form?.closest('details');
  if (!details || !form) return;
  const show = async () => {
    if (!details.open || !form.dataset['table']) return;
    const { showSizeTable } = await loadWhenOnline(() => import('./size-table.ts'));
    if (form.dataset['table']) showSizeTable(form);
  };
  details.addEventListener('toggle', () => void show());
  void show();
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
        const list = row.dataset.list;
        if (!isListId(list)) continue;
        void loadWhenOnline(() => import('./row.ts')).then(({ fillRow }) =>
          fillRow(row, list, productId),
        );
      }
    },
    { rootMargin: NEAR },
  );
  for (const row of document.querySelectorAll<HTMLElement>('.row[data-list]')) {
    // Unknown visitors have no recently viewed products.
    row.hidden = row.dataset.list === 'recently viewed' && !isKnownVisitor();
    if (!row.hidden) observer.observe(row);
  }
}
