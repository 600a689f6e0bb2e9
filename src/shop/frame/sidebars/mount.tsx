import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { SidebarContext, type SidebarProps } from './context.ts';
import type { SidebarData } from './data.ts';

/** Mounts the content of a sidebar; returns a function that unmounts it. */
export function mountSidebar(
  place: HTMLElement,
  Content: ComponentType<SidebarProps>,
  props: SidebarProps,
  data: SidebarData,
): () => void {
  const root = createRoot(place);
  root.render(
    <SidebarContext value={{ locale: props.locale, data }}>
      <Content {...props} />
    </SidebarContext>,
  );
  return () => root.unmount();
}
