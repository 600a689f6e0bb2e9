import {
  addressWith,
  isSidebarName,
  type OpenSidebar,
  parseAttrs,
  sidebarOf,
} from '../../domain/sidebars.ts';
import { addStyle } from '../../islands/ui/add-style.ts';
import { followAddress } from '../../stores/sidebar-address.ts';
import { $sidebar, openSidebar } from '../../stores/sidebars.ts';
import { askedByHeart, HEART } from './heart.client.ts';
import { SidebarPanel } from './panel.client.ts';
import css from './sidebar.css?inline';

const CONTROL = `[data-sidebar], a[href*="#"], ${HEART}`;

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;

/** The sidebar that a control opens here; null for a link that leads elsewhere. */
function askedBy(control: HTMLElement): OpenSidebar | null {
  const { sidebar: name, sidebarAttrs } = control.dataset;
  if (isSidebarName(name)) return { name, attrs: parseAttrs(sidebarAttrs) };
  if (!(control instanceof HTMLAnchorElement)) return null;
  if (control.matches(HEART)) return askedByHeart(control);
  const isHere = addressWith(control.href, null) === addressWith(location.href, null);
  return isHere ? sidebarOf(new URL(control.href)) : null;
}

/** Opens sidebars by controls, by the address and by whoever sets the store (spec 1 §2.10). */
export function watchSidebars(): void {
  addStyle(css);
  const panel = new SidebarPanel();
  let opener: HTMLElement | null = null;

  $sidebar.subscribe((sidebar, before) => {
    if (sidebar) void panel.show(sidebar, opener ?? (document.activeElement as HTMLElement | null));
    else if (before) void panel.hide();
  });

  const open = (control: HTMLElement, asked: OpenSidebar) => {
    opener = control;
    openSidebar(asked.name, asked.attrs);
    opener = null;
  };
  document.addEventListener('click', (event) => {
    const control = controlOf(event);
    const asked = control && askedBy(control);
    if (!control || !asked || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(control, asked);
  });
  // A link with the role of a button is pressed by the space bar as well.
  document.addEventListener('keydown', (event) => {
    const control = event.key === ' ' && controlOf(event);
    if (!control || control.role !== 'button') return;
    event.preventDefault();
    control.click();
  });
  followAddress();
}
