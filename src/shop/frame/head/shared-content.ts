import type { Locale } from '../../../domain/shared/common.ts';
import type {
  Banner,
  ContentGroup,
  ContentGroupName,
  ContentPart,
  CustomerServiceFooter,
  MenuItem,
  SellingPoint,
} from '../../../domain/content/content.ts';
import { currentBanners } from '../../../domain/frame/site-banners.ts';
import { snapshot } from '../../../publish/snapshot/reader.ts';

/** Items of a shared menu; empty where the content has none. */
export function sharedMenu(group: ContentGroupName, locale: Locale): MenuItem[] {
  return menuOf(snapshot().shared(group, locale));
}

/** Items of a menu of an answer; empty where it has none. */
export function menuOf(group: ContentGroup | null | undefined): MenuItem[] {
  return group?.kind === 'menu' ? group.items : [];
}

/** Banners of a shared group that are within their dates at the moment the data was read. */
export function sharedBanners(group: ContentGroupName, locale: Locale): Banner[] {
  const found = snapshot().shared(group, locale);
  return found?.kind === 'banners' ? currentBanners(found.items, snapshot().readAt()) : [];
}

export function sharedUsps(group: ContentGroupName, locale: Locale): SellingPoint[] {
  const found = snapshot().shared(group, locale);
  return found?.kind === 'usps' ? found.items : [];
}

export function sharedCustomerService(locale: Locale): CustomerServiceFooter | null {
  const found = snapshot().shared('customerServiceFooter', locale);
  return found?.kind === 'customerService' ? found.item : null;
}

/** Blocks of a group of an answer; empty where it has none. */
export function blocksOf(group: ContentGroup | null | undefined): ContentPart[] {
  return group?.kind === 'blocks' ? group.items : [];
}
