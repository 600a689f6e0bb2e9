import { createRoot } from 'react-dom/client';
import type { Locale } from '../../domain/entities/common.ts';
import type { OpenSidebar } from '../../domain/sidebars.ts';
import { addStyle } from '../ui/add-style.ts';
import { CONTENTS } from './contents.ts';
import { SidebarContext } from './context.ts';
import { sidebarData } from './data.ts';
import css from './sidebars.css?inline';

/**
 * Fetches what a sidebar shows; then it can be put into its place, which answers how to take it
 * out again. Rejects when its code or its texts cannot be had.
 */
export async function mountSidebar(
  { name, attrs }: OpenSidebar,
  locale: Locale,
  close: () => void,
): Promise<(place: HTMLElement) => () => void> {
  const [{ default: Content }, data] = await Promise.all([CONTENTS[name](), sidebarData(locale)]);
  return (place) => {
    addStyle(css);
    const root = createRoot(place);
    root.render(
      <SidebarContext value={{ locale, data }}>
        <Content attrs={attrs} locale={locale} close={close} />
      </SidebarContext>,
    );
    return () => root.unmount();
  };
}
