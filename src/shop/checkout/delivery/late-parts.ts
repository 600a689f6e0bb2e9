/** Parts of the delivery step that not every shopper sees: their code is fetched when they are shown. */
import { lateCode } from '../../ui/late-code.ts';

/** The choice of a store, for pickup. */
export const STORE_PART = lateCode(() => import('./store-part.tsx'));
/** Days and times, once the place is known. */
export const WHEN_PART = lateCode(() => import('./when-part.tsx'));
/** The form of an address, for customers without one. */
export const NEW_ADDRESS_FORM = lateCode(() => import('./new-address-form.tsx'));
