import { ownStyles } from '../brands/own-styles.ts';
import { ownBrand } from '../brands/site-brand.ts';
import { env } from '../env.ts';
import dc from '../styles/colours-dc.css?inline';
import ia from '../styles/colours-ia.css?inline';
import frame from '../styles/frame.css?inline';
import home from '../styles/home.css?inline';
import list from '../styles/list-first.css?inline';
import product from '../styles/product.css?inline';

const COLOURS = { bm: '', ia, dc };

const everywhere = frame + COLOURS[env().SITE_VARIANT];

/** With those of pages whose first view has styles of its own; the others wait for the site's sheet. */
const WITH = {
  none: everywhere.trim(),
  home: (everywhere + home).trim(),
  list: (everywhere + list).trim(),
  product: (everywhere + product).trim(),
};

export type FirstView = Exclude<keyof typeof WITH, 'none'>;

/** The styles that stand in the page: the frame's, and those of the page's first view. */
export const firstViewStyles = (view?: FirstView): string =>
  WITH[view ?? 'none'] + ownStyles(ownBrand());
