import { siteBrand } from '../../../brands/site-brand.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { texts } from '../../../i18n/texts.ts';

/** The account pages (spec 1 §2.2) in the order of their menu, each with its icon. */
export const ACCOUNT_PAGES = {
  account: 'user',
  'account-overview': 'list',
  'account-orders': 'box',
  'account-invoices': 'document',
  'account-favourites': 'heart',
  'account-loyalty': 'card',
  'account-saving-plan': 'percent',
  'account-favourite-site': 'star',
} as const;

export type AccountRoute = keyof typeof ACCOUNT_PAGES;

export const accountTitle = (route: AccountRoute, locale: Locale): string =>
  texts(locale)(`account:pages.${route}.title`, { name: siteBrand().name });
