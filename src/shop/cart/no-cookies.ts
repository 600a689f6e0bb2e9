import texts from 'texts:cart/sync';
import { notify } from '../calls/notification.ts';
import { pageLocale } from '../../i18n/page-locale.ts';

/** Explains why nothing was added to the cart. */
export const notifyNoCookies = (): void => notify(texts[pageLocale()].noCookies, 'warning');
