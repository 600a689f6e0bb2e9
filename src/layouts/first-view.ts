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

const common = frame + COLOURS[env().SITE_VARIANT];

/**
 * Inlined styles by kind of page. Pages without styles of their own wait for the site's style
 * sheet.
 */
const STYLES = {
  none: common.trim(),
  home: (common + home).trim(),
  list: (common + list).trim(),
  product: (common + product).trim(),
};

export type FirstView = Exclude<keyof typeof STYLES, 'none'>;

/** Returns the styles to inline in a page: those of the frame, and of the page's first view. */
export const firstViewStyles = (view?: FirstView): string =>
  STYLES[view ?? 'none'] + ownStyles(ownBrand());
