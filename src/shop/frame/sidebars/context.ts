import { createContext, useContext, useMemo } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import { type BundleText, bundleText } from '../../../i18n/bundle.ts';
import { type RouteName, routePath } from '../../../routes.ts';
import type { SidebarData } from './data.ts';

/** Props of every sidebar's content. */
export interface SidebarProps {
  attrs: Record<string, string>;
  locale: Locale;
  close: () => void;
}

export const SidebarContext = createContext<{ locale: Locale; data: SidebarData } | null>(null);

/** Data of the current language; only below the sidebars' mount point. */
export function useSidebarData(): SidebarData {
  return useSidebarContext().data;
}

/** A text of `sidebars.json` by its key: `t('loyalty.title')`. `{name}` is the company's. */
export function useTexts(): BundleText {
  const { locale, data } = useSidebarContext();
  return useMemo(() => bundleText(data.texts, locale, { name: data.brand.name }), [data, locale]);
}

/** The path of a route in the language of this page. */
export function useHref(): (name: RouteName, params?: Record<string, string>) => string {
  const { locale, data } = useSidebarContext();
  return (name, params) => routePath(name, locale, data.brand.slug, params);
}

function useSidebarContext() {
  const value = useContext(SidebarContext);
  if (!value) throw new Error('Only the content of a sidebar knows the texts of sidebars');
  return value;
}
