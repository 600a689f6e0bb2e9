/** Ids of the promotion lists, as the common config tells them to the site. */
export const PROMOTION_IDS = { actie: 50, opop: 61, meerMinder: 62, reducedInPrice: 63 } as const;
