import { ownStyles } from '../brands/own-styles.ts';
import { ownBrand } from '../brands/site-brand.ts';
import { env } from '../env.ts';
import base from '../styles/page.css?inline';
import dc from '../styles/colours-dc.css?inline';
import ia from '../styles/colours-ia.css?inline';

const COLOURS = { bm: '', ia, dc };

/**
 * Inline styles of a page: the base styles, a placeholder for those of its first view (filled in by
 * `src/publish/renderer/first-view.ts`), and the shop owner's colours.
 */
export const pageStyles = (): string =>
  `${(base + COLOURS[env().SITE_VARIANT]).trim()}/*first view*/${ownStyles(ownBrand())}`;
