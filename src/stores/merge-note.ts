/** Whether the shopper has read what the last sign-in merged into the cart. */
import { readItem, removeItem, writeItem } from './shared-items.ts';

const KEY = 'cartMergeRead';

export const isMergeRead = (): boolean => readItem(KEY) !== null;

/** The merged lines stay, and are not announced again. */
export const keepMerge = (): void => writeItem(KEY, '1');

/** Called while nobody is signed in: the next sign-in may merge again. */
export const forgetMergeRead = (): void => removeItem(KEY);
