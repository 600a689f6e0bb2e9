/**
 * Countries that an invoice may go to, ISO 3166-1 alpha-2: the neighbours first. The shop delivers
 * to some of them (`deliveryCountries` of the configuration).
 */
export const COUNTRIES = [
  ...['NL', 'BE', 'DE', 'LU', 'FR'],
  ...['AT', 'BG', 'CH', 'CY', 'CZ', 'DK', 'EE', 'ES', 'FI', 'GB', 'GR', 'HR', 'HU', 'IE', 'IT'],
  ...['LT', 'LV', 'MT', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const;

/** True for a country that an address may be in. */
export const isKnownCountry = (code: string): boolean =>
  (COUNTRIES as readonly string[]).includes(code);
