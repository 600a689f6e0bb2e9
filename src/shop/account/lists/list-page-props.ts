import type { Locale } from '../../../domain/shared/common.ts';
import type { CardSettings } from '../../listing/card-settings.ts';

/** What the page of wishlists tells its islands. */
export interface ListPageProps {
  locale: Locale;
  settings: CardSettings;
}
