import { markup } from './markup.ts';

/*
 * A card's icons, drawn as in `src/assets/icons.svg`: the file itself would share the line with
 * the first pictures of a list.
 */
export const CART_ICON = markup`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M2 3.5h3l2.6 12h10.6l2.3-9H6"/><circle cx="9" cy="19.5" r="1.6"/><circle cx="17" cy="19.5" r="1.6"/></svg>`;
export const HEART_ICON = markup`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20.5S3 15.3 3 8.9A4.9 4.9 0 0 1 12 6a4.9 4.9 0 0 1 9 2.9c0 6.4-9 11.6-9 11.6z"/></svg>`;
