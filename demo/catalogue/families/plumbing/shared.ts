export const METAL = [
  ['chroom', 'chrome', 1, 'chroom'],
  ['mat zwart', 'matt black', 1.4, 'matzwart'],
  ['rvs', 'stainless steel', 1.5, 'rvs'],
  ['messing', 'brass', 1.7, 'messing'],
] as const;

export const WHITE = [
  ['wit', 'white', 1, 'wit'],
  ['mat wit', 'matt white', 1.2, 'gebrokenwit'],
  ['mat zwart', 'matt black', 1.6, 'matzwart'],
] as const;
