import type { Family } from '../../family.ts';
import { insulation } from './shared.ts';

const THICK = [40, 50, 60, 80, 90, 100, 120, 140] as const;

export const pirPlaat: Family = insulation({
  key: 'pir-plaat',
  group: 'isolatieplaten',
  weight: 11,
  name: ['PIR-platen', 'PIR boards'],
  text: [
    'De hoogste isolatiewaarde per centimeter.',
    'The highest insulation value per centimetre.',
  ],
  kinds: {
    dak: ['PIR-plaat dak alu', 'PIR roof board foil', 1.05],
    spouw: ['PIR-plaat spouw', 'PIR cavity board', 1],
    vloer: ['PIR-plaat vloer', 'PIR floor board', 0.98],
    gips: ['PIR-plaat met gips', 'PIR with plasterboard', 1.45],
  },
  thick: THICK,
  sizes: [
    [1200, 600],
    [1200, 1000],
    [2400, 1200],
    [1200, 2500],
    [2600, 600],
  ],
  lambda: 0.022,
  perM2mm: 0.205,
  density: 32,
  pieces: () => 1,
  unit: 'stuk',
  color: 'zand',
  material: ['polyisocyanuraat', 'polyisocyanurate'],
  fire: 'D-s2,d0',
  use: ['voor dak, spouw en vloer', 'for roof, cavity and floor'],
  facts: [
    ['Aluminium cachering aan beide zijden', 'Foil faced on both sides'],
    ['Drukvast 120 kPa: beloopbaar', '120 kPa compressive strength'],
  ],
  advice: [
    [
      'Tape alle naden met aluminiumtape en schuim kieren uit.',
      'Tape all joints with foil tape and foam the gaps.',
    ],
    [
      'Zaag met een fijn getande handzaag; snijd dunne platen met een mes.',
      'Cut with a fine saw; thin boards with a knife.',
    ],
  ],
});
