/** Countries that an address form offers, ISO 3166-1 alpha-2: the neighbours first. */
export const COUNTRIES = [
  ...['NL', 'BE', 'DE', 'LU', 'FR'],
  ...['AT', 'BG', 'CH', 'CY', 'CZ', 'DK', 'EE', 'ES', 'FI', 'GB', 'GR', 'HR', 'HU', 'IE', 'IT'],
  ...['LT', 'LV', 'MT', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const;
