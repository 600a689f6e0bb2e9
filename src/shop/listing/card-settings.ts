import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import type { CardContext } from './card-html.ts';

/** Data of a page with cards for the browser, in the attribute `data-cards`. */
export interface CardSettings extends Pick<CardContext, 'images' | 'signIn'> {
  config: AvailabilityConfig;
  /** Name of the company, which is the prefix of its store names. */
  company: string;
  /** Path of a product page, with `*` for its URL part. */
  productHref: string;
}

let cachedSettings: CardSettings | undefined;

/** The card settings of this page. Throws on a page without cards. */
export function cardSettings(): CardSettings {
  const cardsElement = document.querySelector<HTMLElement>('[data-cards]');
  return (cachedSettings ??= JSON.parse(cardsElement?.dataset.cards ?? '') as CardSettings);
}
