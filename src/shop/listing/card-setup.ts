import { branchPlace } from '../../domain/store/store.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { $storeWithPickup } from '../store/my-branch.ts';
import { now } from '../calls/now.ts';
import { $store } from '../store/preferred-store.ts';
import type { CardContext } from './card-html.ts';
import { cardSettings } from './card-settings.ts';
import { cardTexts } from './card-texts.ts';

/** The current context of cards: today's date, and the town of the visitor's store. */
export function currentCardContext(): CardContext {
  const { config, company, images, productHref, signIn } = cardSettings();
  const store = $store.get();
  const branch = $storeWithPickup.get();
  const currentTime = now();
  const locale = pageLocale();
  return {
    locale,
    now: currentTime,
    visitor: {
      config,
      store: store && { ...store, name: branchPlace(store.name, company) },
      branch: branch && branch.store.id === store?.id ? branch : null,
    },
    texts: cardTexts(locale),
    images,
    signIn,
    href: ({ url }) => productHref.replace('*', encodeURIComponent(url)),
  };
}
