import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import type { CardContext } from './card-html.ts';

/** What a page with cards tells the browser, once, as `data-cards`. */
export interface CardSettings extends Pick<CardContext, 'images' | 'signIn'> {
  config: AvailabilityConfig;
  /** Name of the company: what the names of its branches begin with. */
  company: string;
  /** Address of a product's page, `*` for its url. */
  productHref: string;
}

let known: CardSettings | undefined;

/** What this page told of its cards. Throws on a page without any. */
export function cardSettings(): CardSettings {
  const place = document.querySelector<HTMLElement>('[data-cards]');
  return (known ??= JSON.parse(place?.dataset.cards ?? '') as CardSettings);
}
