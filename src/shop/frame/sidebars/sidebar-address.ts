/**
 * The sidebar in the address and in the history (spec 1 §2.10). An opened sidebar takes a
 * history entry at once, so that Back closes it from then on; the address tells its name after
 * it has entered, and forgets it after it has left.
 */
import {
  addressWithSidebar,
  type OpenSidebar,
  sidebarOf,
  SIDEBARS,
} from '../../../domain/frame/sidebars.ts';
import { $sidebar, closeSidebar, openSidebar } from './sidebars.ts';

const isOurs = () => (history.state as { sidebar?: true } | null)?.sidebar === true;

/** To leave an entry takes the browser a moment: nothing enters until it has told that it is left. */
let left: Promise<unknown> | undefined;
let tell: (() => void) | undefined;

/** Before it enters: an entry of its own, still under the page's address. */
export async function takeEntry(sidebar: OpenSidebar): Promise<void> {
  await left;
  const { name } = sidebar;
  if ($sidebar.get() !== sidebar || isOurs() || SIDEBARS[name].local || sidebarOf(location)) return;
  history.pushState({ ...(history.state as object | null), sidebar: true }, '', location.href);
}

/** After it entered: its name and attributes in the address; a local one takes those of another out. */
export function registerEntry(sidebar: OpenSidebar): void {
  history.replaceState(history.state, '', addressWithSidebar(location.href, sidebar));
}

/** After it left. An entry that the visitor came in by cannot be left: its address is cleaned. */
export function dropEntry(): void {
  if (isOurs()) {
    left = new Promise<void>((done) => (tell = done));
    history.back();
  } else if (sidebarOf(location)) {
    history.replaceState(history.state, '', addressWithSidebar(location.href, null));
  }
}

/** Opens what the address asks for, now and whenever Back, Forward or a link changes it. */
export function followAddress(): void {
  const follow = () => {
    if (tell) {
      tell();
      tell = undefined;
      return;
    }
    const asked = sidebarOf(location);
    if (!asked) closeSidebar();
    else if (JSON.stringify(asked) !== JSON.stringify($sidebar.get())) {
      openSidebar(asked.name, asked.attrs);
    }
  };
  addEventListener('popstate', follow);
  if (sidebarOf(location)) follow();
}
