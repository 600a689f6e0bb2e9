import { branchPlace } from '../../domain/branch-place.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { now } from '../../stores/now.ts';
import { $store } from '../../stores/preferred-store.ts';
import type { CardContext } from './card-html.ts';
import { cardSettings } from './card-settings.ts';
import { cardTexts } from './card-texts.ts';

/** What cards are made with at this moment: today, and the visitor's branch by its place. */
export function cardsHere(): CardContext {
  const { config, company, images, productHref, signIn } = cardSettings();
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
