import { valueAttribute } from '../../attributes.ts';
import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { SEAL } from './shared.ts';

export const voegmiddel: Family = ranged({
  key: 'voegmiddel',
  group: 'tegels',
  brands: 'kitlijm',
  weight: 7,
  files: ['safety'],
  name: ['Voegmiddel', 'Grout'],
  text: ['Voor voegen van 1 tot 20 mm.', 'For joints of 1 to 20 mm.'],
  kinds: [
    ['Voegmiddel wand 1-5 mm', 'Wall grout 1-5 mm', 0.9, 'voor wandtegels', 'for wall tiles'],
    ['Voegmiddel vloer 3-15 mm', 'Floor grout 3-15 mm', 1, 'voor vloeren', 'for floors'],
    [
      'Voegmiddel flex 1-10 mm',
      'Flexible grout 1-10 mm',
      1.25,
      'voor wand en vloer, ook verwarmd',
      'for walls and heated floors',
    ],
    ['Epoxyvoeg', 'Epoxy grout', 3.4, 'voor horeca en douche', 'for kitchens and showers'],
  ],
  sizes: [
    ['2 kg', 8.5, undefined, 2],
    ['5 kg', 15.5, undefined, 5],
    ['10 kg', 25, undefined, 10],
    ['20 kg', 39, undefined, 20],
  ],
  grips: [...SEAL, ['zilvergrijs', 'silver grey', 1, 'lichtgrijs'], ['bruin', 'brown', 1, 'bruin']],
  sizeCode: 'gewicht',
  gripCode: 'kleur',
  unit: 'zak',
  per: 'kg',
  kgPerAmount: 1,
  valid: (kind, _, grip) => grip !== 'transparant' || kind === 'Epoxyvoeg',
  attrs: [valueAttribute('verbruik', '0.5 kg/m²')],
  facts: [
    ['Klasse op de verpakking volgens EN 13888', 'Class on the pack to EN 13888'],
    ['Verbruik 0.3 tot 0.8 kg per m²', '0.3 to 0.8 kg per m²'],
    ['Beloopbaar na zes uur', 'Walk on after six hours'],
  ],
  advice: [
    [
      'Was na met een vochtige spons, diagonaal over de tegel.',
      'Wash with a damp sponge, diagonally across the tile.',
    ],
  ],
});
