import type { Family } from '../../family.ts';
import { fastener } from './shared.ts';

export const plug: Family = fastener({
  key: 'plug',
  group: 'pluggen-en-ankers',
  weight: 14,
  each: 0.035,
  name: ['Pluggen', 'Wall plugs'],
  text: [
    'Voor steen, beton, gips en cellenbeton.',
    'For masonry, concrete, plasterboard and aerated block.',
  ],
  label: ['', ''],
  finishes: ['nylon'],
  sizes: {
    5: [25, 30],
    6: [30, 40, 50],
    8: [40, 50, 60, 80],
    10: [50, 60, 80, 100, 120],
    12: [60, 80, 120, 140],
    14: [70, 100, 140],
  },
  packs: [5, 10, 20, 25, 50, 100, 200],
  variants: [
    ['Nylonplug', 'Nylon plug'],
    ['Universele plug', 'Universal plug'],
    ['Gipsplaatplug', 'Plasterboard plug'],
    ['Kozijnplug met schroef', 'Frame fixing with screw'],
    ['Slagplug', 'Hammer fixing'],
    ['Hollewandplug', 'Cavity fixing'],
    ['Cellenbetonplug', 'Aerated block plug'],
  ],
  variantCode: 'uitvoering',
  use: [
    ['voor wand en plafond', 'for wall and ceiling'],
    ['voor kozijnen, leuningen en lampen', 'for frames, handrails and lights'],
  ],
  facts: [
    ['Kraag voorkomt dat de plug te diep zakt', 'Collar stops the plug going too deep'],
    ['Boordiameter is gelijk aan de plugmaat', 'Drill the size of the plug'],
  ],
  advice: [
    [
      'Zuig het boorgat schoon: boorstof halveert de houdkracht.',
      'Clear dust from the hole: it halves the hold.',
    ],
    ['Boor 10 mm dieper dan de plug lang is.', 'Drill 10 mm deeper than the plug.'],
  ],
});
