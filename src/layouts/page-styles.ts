import { ownStyles } from '../brands/own-styles.ts';
import { ownBrand } from '../brands/site-brand.ts';
import { env } from '../env.ts';
import base from '../styles/page.css?inline';
import dc from '../styles/colours-dc.css?inline';
import ia from '../styles/colours-ia.css?inline';

const COLOURS = { bm: '', ia, dc };

/**
 * The styles that stand in a page: what all pages have, the place of those that its first view needs
 * (the renderer writes them: `src/publish/renderer/first-view.ts`), and the owner's colours.
 */
export const pageStyles = (): string =>
  `${(base + COLOURS[env().SITE_VARIANT]).trim()}/*first view*/${ownStyles(ownBrand())}`;
