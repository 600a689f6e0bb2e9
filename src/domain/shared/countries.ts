/**
 * Countries allowed in an invoice address, ISO 3166-1 alpha-2; the Netherlands and its neighbours
 * come first. The shop delivers to a subset of them (`deliveryCountries` of the configuration).
 */
export const COUNTRIES = [
  ...['NL', 'BE', 'DE', 'LU', 'FR'],
  ...['AT', 'BG', 'CH', 'CY', 'CZ', 'DK', 'EE', 'ES', 'FI', 'GB', 'GR', 'HR', 'HU', 'IE', 'IT'],
  ...['LT', 'LV', 'MT', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const;

/** Returns whether an address may be in this country. */
export const isKnownCountry = (code: string): boolean =>
  (COUNTRIES as readonly string[]).includes(code);
