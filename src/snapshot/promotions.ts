/** The promotion lists and the configuration's name for the web node behind each. */
export const PROMOTIONS = [
  { name: 'actie', specialWebNode: 'actie' },
  { name: 'opop', specialWebNode: 'opop' },
  { name: 'meer-minder', specialWebNode: 'meerMinder' },
  { name: 'reduced-in-price', specialWebNode: 'reducedInPrice' },
] as const;

export type PromotionName = (typeof PROMOTIONS)[number]['name'];
