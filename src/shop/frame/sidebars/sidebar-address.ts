/**
 * The open sidebar in the URL and in the history (spec 1 §2.10). Opening a sidebar pushes a history
 * entry at once, so that Back closes it; the URL gets its name after the opening animation and
 * loses it after the closing one.
 */
import {
  addressWithSidebar,
  type OpenSidebar,
  sidebarOf,
  SIDEBARS,
} from '../../../domain/frame/sidebars.ts';
import { $sidebar, closeSidebar, openSidebar } from './sidebars.ts';

const isAtSidebarEntry = () => (history.state as { sidebar?: true } | null)?.sidebar === true;

/** `history.back()` is asynchronous: the next entry is pushed when this has resolved. */
let pendingNavigation: Promise<unknown> | undefined;
let endNavigation: (() => void) | undefined;

/** Before the opening animation: pushes a history entry with the page's own URL. */
export async function pushHistoryEntry(sidebar: OpenSidebar): Promise<void> {
  await pendingNavigation;
  const { name } = sidebar;
  if (
    $sidebar.get() !== sidebar ||
    isAtSidebarEntry() ||
    SIDEBARS[name].local ||
    sidebarOf(location)
  )
    return;
  history.pushState({ ...(history.state as object | null), sidebar: true }, '', location.href);
}

/**
 * After the opening animation: puts name and attributes into the URL; a local sidebar removes those
 * of another one.
 */
export function showSidebarInUrl(sidebar: OpenSidebar): void {
  history.replaceState(history.state, '', addressWithSidebar(location.href, sidebar));
}

/**
 * After closing: goes back from the sidebar's history entry. If the visit began with the sidebar in
 * the URL, there is no entry to go back to, so only the URL changes.
 */
export function leaveHistoryEntry(): void {
  if (isAtSidebarEntry()) {
    pendingNavigation = new Promise<void>((resolve) => (endNavigation = resolve));
    history.back();
  } else if (sidebarOf(location)) {
    history.replaceState(history.state, '', addressWithSidebar(location.href, null));
  }
}

/** Opens the sidebar in the URL, now and after Back, Forward or a link. */
export function followUrl(): void {
  const openSidebarOfUrl = () => {
    if (endNavigation) {
      endNavigation();
      endNavigation = undefined;
      return;
    }
    const sidebar = sidebarOf(location);
    if (!sidebar) closeSidebar();
    else if (JSON.stringify(sidebar) !== JSON.stringify($sidebar.get())) {
      openSidebar(sidebar.name, sidebar.attrs);
    }
  };
  addEventListener('popstate', openSidebarOfUrl);
  if (sidebarOf(location)) openSidebarOfUrl();
}
