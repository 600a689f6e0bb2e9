import { valueAttribute } from '../../attributes.ts';
import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { PAINT_COLORS, SOLVENT } from './shared.ts';

export const lak: Family = ranged({
  key: 'lak',
  group: 'verf',
  brands: 'verf',
  weight: 9,
  leaves: true,
  name: ['Lak & beits', 'Gloss & stain'],
  text: [
    'Voor deuren, kozijnen, vloeren en tuinhout.',
    'For doors, frames, floors and garden timber.',
  ],
  kinds: [
    [
      'Zijdeglanslak acryl',
      'Acrylic satin',
      1,
      'voor binnendeuren en kozijnen',
      'for internal doors and frames',
    ],
    ['Hoogglanslak alkyd', 'Alkyd gloss', 1.1, 'voor buitenkozijnen', 'for exterior frames'],
    ['Vloerlak', 'Floor varnish', 1.2, 'voor trap en vloer', 'for stairs and floors'],
    ['Beits dekkend', 'Opaque stain', 0.9, 'voor schuur en schutting', 'for shed and fence'],
    ['Beits transparant', 'Clear stain', 0.95, 'die de nerf laat zien', 'that shows the grain'],
  ],
  sizes: [
    ['0.75 l', 24, undefined, 0.75],
    ['1 l', 30, undefined, 1],
    ['2.5 l', 62, undefined, 2.5],
  ],
  grips: [...PAINT_COLORS, ['bruin', 'brown', 1, 'bruin'], ['eiken', 'oak', 1, 'eiken']],
  sizeCode: 'inhoud',
  gripCode: 'kleur',
  unit: 'blik',
  per: 'l',
  kgPerAmount: 1.2,
  safety: ['GHS02', 'GHS07'],
  warnings: SOLVENT,
  attrs: [valueAttribute('rendement', '14 m²/l')],
  facts: [
    ['Rendement 12 tot 16 m² per liter', 'Covers 12 to 16 m² per litre'],
    ['Stofdroog na een uur', 'Dust dry after an hour'],
    ['Vloeit mooi uit, weinig kwaststrepen', 'Flows out with few brush marks'],
    ['VOS-gehalte binnen de EU-grens', 'VOC below the EU limit'],
  ],
  advice: [
    [
      'Schuur tussen de lagen met korrel 240 en maak stofvrij.',
      'Sand between coats with 240 grit and dust off.',
    ],
    ['Schilder niet in de volle zon of onder 8 °C.', 'Do not paint in full sun or below 8 °C.'],
  ],
});
