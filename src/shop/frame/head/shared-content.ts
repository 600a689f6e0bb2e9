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

/** Items of a shared menu; empty if absent. */
export function sharedMenu(group: ContentGroupName, locale: Locale): MenuItem[] {
  return menuOf(snapshot().shared(group, locale));
}

/** Menu items of a content group; empty if absent. */
export function menuOf(group: ContentGroup | null | undefined): MenuItem[] {
  return group?.kind === 'menu' ? group.items : [];
}

/** Banners of a shared group whose dates include the time of the snapshot. */
export function sharedBanners(group: ContentGroupName, locale: Locale): Banner[] {
  const sharedGroup = snapshot().shared(group, locale);
  return sharedGroup?.kind === 'banners'
    ? currentBanners(sharedGroup.items, snapshot().readAt())
    : [];
}

export function sharedUsps(group: ContentGroupName, locale: Locale): SellingPoint[] {
  const sharedGroup = snapshot().shared(group, locale);
  return sharedGroup?.kind === 'usps' ? sharedGroup.items : [];
}

export function sharedCustomerService(locale: Locale): CustomerServiceFooter | null {
  const sharedGroup = snapshot().shared('customerServiceFooter', locale);
  return sharedGroup?.kind === 'customerService' ? sharedGroup.item : null;
}

/** Content blocks of a group; empty if absent. */
export function blocksOf(group: ContentGroup | null | undefined): ContentPart[] {
  return group?.kind === 'blocks' ? group.items : [];
}
