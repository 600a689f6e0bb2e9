import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import { branchPlace } from '../../domain/branch-place.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { now } from '../../stores/now.ts';
import { $store } from '../../stores/preferred-store.ts';
import type { CardContext } from './card-html.ts';
import { cardTexts } from './card-texts.ts';

/** What a page with cards tells the browser, once, as `data-cards`. */
export interface CardSetup extends Pick<CardContext, 'images' | 'signIn'> {
  config: AvailabilityConfig;
  /** Name of the company: what the names of its branches begin with. */
  company: string;
  /** Address of a product's page, `*` for its url. */
  productHref: string;
}

let known: CardSetup | undefined;

/** What this page told of its cards. Throws on a page without any. */
export function cardSetup(): CardSetup {
  const place = document.querySelector<HTMLElement>('[data-cards]');
  return (known ??= JSON.parse(place?.dataset.cards ?? '') as CardSetup);
}

/** What cards are made with at this moment: today, and the visitor's branch by its place. */
export function cardsHere(): CardContext {
  const { config, company, images, productHref, signIn } = cardSetup();
  const store = $store.get();
  const locale = document.documentElement.lang as Locale;
  return {
    locale,
    now: now(),
    here: { config, store: store && { ...store, name: branchPlace(store.name, company) } },
    texts: cardTexts(locale),
    images,
    signIn,
    href: ({ url }) => productHref.replace('*', encodeURIComponent(url)),
  };
}
