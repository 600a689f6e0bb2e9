import frame from '../styles/frame.css?inline';
import home from '../styles/home.css?inline';
import list from '../styles/list-first.css?inline';
import product from '../styles/product.css?inline';

/** Pages whose first view has styles of its own; the others wait for the site's sheet. */
const OWN = { home, list, product };

export type FirstView = keyof typeof OWN;

/** The styles that stand in the page: the frame's, and those of the page's first view. */
export function firstViewStyles(view?: FirstView): string {
  return (frame + (view ? OWN[view] : '')).trim();
}
