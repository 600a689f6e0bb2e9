/** Products seen in lists and chosen from them: every list carries its id as `data-list`. */
import { isListId, type ItemList, listedItems } from '../../domain/measured-item.ts';
import { track } from '../../stores/analytics.ts';
import { knownProducts } from './known-products.client.ts';

/** What comes into view within this time makes one event. */
const TOGETHER_MS = 500;

/** The list that a card stands in; null outside lists. */
export function listOf(card: Element): ItemList | null {
  const list = card.closest<HTMLElement>('[data-list]');
  const id = list?.dataset.list;
  if (!isListId(id)) return null;
  const name = list?.querySelector('h1, h2')?.textContent.trim() || id;
  return { item_list_id: id, item_list_name: name };
}

const idOf = (card: Element) => Number((card as HTMLElement).dataset.product);

/** A card's place in its list, from 0; a later page goes on with the numbers of those before. */
function placeOf(card: Element): number {
  const list = card.parentElement;
  const cards = [...(list?.children ?? [])].filter((tile) => tile.matches('[data-product]'));
  return Number(list?.dataset.first ?? 0) + cards.indexOf(card);
}

const cardsIn = (root: ParentNode) => root.querySelectorAll('[data-list] li[data-product]');

function trackViews(cards: readonly Element[]): void {
  const lists = new Map<string, { list: ItemList; places: Map<number, number> }>();
  for (const card of cards) {
    const list = listOf(card);
    if (!list) continue;
    const { places } = lists.get(list.item_list_id) ?? { places: new Map<number, number>() };
    lists.set(list.item_list_id, { list, places: places.set(idOf(card), placeOf(card)) });
  }
  for (const { list, places } of lists.values()) {
    void knownProducts([...places.keys()]).then((products) => {
      const items = listedItems(products, places);
      if (items.length > 0) track({ event: 'view_item_list', ecommerce: { ...list, items } });
    });
  }
}

/** Each card once, when it comes into view; also those that a list brings later. */
function watchViews(): void {
  const inView: Element[] = [];
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (inView.length === 0) {
        setTimeout(() => trackViews(inView.splice(0)), TOGETHER_MS);
      }
      inView.push(target);
    }
  });
  const watch = (root: ParentNode) => cardsIn(root).forEach((card) => observer.observe(card));
  watch(document);
  const main = document.querySelector('main');
  if (main) {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node instanceof Element)) watch(document);
    }).observe(main, { childList: true, subtree: true });
  }
}

function watchChoices(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('.card-name a') : null;
    const card = link?.closest('li[data-product]');
    const list = card && listOf(card);
    if (!card || !list) return;
    // At once and with what is known: the page is about to go.
    const places = new Map([[idOf(card), placeOf(card)]]);
    void knownProducts([...places.keys()]).then((products) => {
      if (products.length === 0) return;
      const items = listedItems(products, places).map((item) => ({ ...item, ...list }));
      track({ event: 'select_item', ecommerce: { ...list, items } });
    });
  });
}

export function watchLists(): void {
  watchViews();
  watchChoices();
}
