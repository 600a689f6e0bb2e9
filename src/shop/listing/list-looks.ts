/** How a list is laid out, also while it is on its way: filters beside its cards on a wide screen. */
export const LISTING =
  'listing mt-5 grid grid-cols-1 gap-3 border-t border-line pt-3 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 print:block lg:[html:not([data-js])_&]:grid-cols-1';

const BESIDE_FILTERS = 'lg:col-2 lg:[html:not([data-js])_&]:col-1';

/** On a phone as high without its tools, while a search is on its way. */
export const LIST_BAR = `flex min-h-11 flex-wrap items-center justify-between gap-x-5 gap-y-1 max-sm:min-h-31 max-sm:content-start max-sm:[html:not([data-js])_&]:min-h-0 ${BESIDE_FILTERS}`;

export const LIST_COUNT =
  'list-count min-h-6 scroll-mt-24 font-bold tabular-nums focus:outline-none';

/** From the touch on as high as with the row of chips: they may come before all but the first view's styles. */
export const LIST_MAIN = `list-main min-w-0 in-[.listing[data-chosen]]:not-has-[>.list-chips]:before:block in-[.listing[data-chosen]]:not-has-[>.list-chips]:before:h-14 ${BESIDE_FILTERS}`;
