import frame from '../styles/frame.css?inline';
import home from '../styles/home.css?inline';
import list from '../styles/list-first.css?inline';
import product from '../styles/product.css?inline';

/** With those of pages whose first view has styles of its own; the others wait for the site's sheet. */
const WITH = {
  none: frame.trim(),
  home: (frame + home).trim(),
  list: (frame + list).trim(),
  product: (frame + product).trim(),
};

export type FirstView = Exclude<keyof typeof WITH, 'none'>;

/** The styles that stand in the page: the frame's, and those of the page's first view. */
export const firstViewStyles = (view?: FirstView): string => WITH[view ?? 'none'];
