import { atom, type ReadableAtom } from 'nanostores';
import type { OpenSidebar, SidebarName } from '../../../domain/frame/sidebars.ts';

const $open = atom<OpenSidebar | null>(null);

/** The open sidebar; at most one is open (spec 1 §2.10). */
export const $sidebar: ReadableAtom<OpenSidebar | null> = $open;

/** Opens a sidebar and replaces the open one, if any. */
export function openSidebar(name: SidebarName, attrs: Record<string, string> = {}): void {
  $open.set({ name, attrs });
}

export function closeSidebar(): void {
  $open.set(null);
}
