import type { Texts } from '../../backend/platform/db/schema/columns.ts';

/** Names of one piece, as price labels show them. */
export const UNITS = {
  stuk: { nl: 'stuk', en: 'piece' },
  zak: { nl: 'zak', en: 'bag' },
  bigbag: { nl: 'bigbag', en: 'bulk bag' },
  pallet: { nl: 'pallet', en: 'pallet' },
  pak: { nl: 'pak', en: 'pack' },
  doos: { nl: 'doos', en: 'box' },
  rol: { nl: 'rol', en: 'roll' },
  emmer: { nl: 'emmer', en: 'tub' },
  blik: { nl: 'blik', en: 'tin' },
  koker: { nl: 'koker', en: 'cartridge' },
  bus: { nl: 'bus', en: 'can' },
  set: { nl: 'set', en: 'set' },
  paar: { nl: 'paar', en: 'pair' },
  pot: { nl: 'pot', en: 'pot' },
} as const satisfies Record<string, Texts>;

export type UnitKey = keyof typeof UNITS;

/** Units whose products have a picture of their package. */
export const PACKAGED_UNITS: ReadonlySet<UnitKey> = new Set<UnitKey>([
  'zak',
  'bigbag',
  'pallet',
  'pak',
  'doos',
  'emmer',
  'blik',
  'koker',
  'bus',
  'set',
]);
