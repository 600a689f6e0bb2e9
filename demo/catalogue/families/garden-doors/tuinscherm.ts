import type { Family } from '../../family.ts';
import { COLOUR_WORD, splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const tuinscherm: Family = ranged({
  key: 'tuinscherm',
  group: 'schuttingen-en-vlonders',
  brands: 'tuinhout',
  weight: 8,
  large: true,
  name: ['Tuinschermen', 'Fence panels'],
  text: ['Schermen van 180 cm, recht of met toog.', 'Panels of 180 cm, straight or arched.'],
  kinds: [
    [
      'Tuinscherm 19 planks',
      'Fence panel 19 boards',
      0.8,
      'voor een dichte schutting',
      'for a closed fence',
    ],
    ['Tuinscherm 21 planks', 'Fence panel 21 boards', 1, 'die stevig staat', 'that stands firm'],
    ['Tuinscherm rhombus', 'Rhombus fence panel', 1.7, 'met open lijnen', 'with open lines'],
    ['Tuinscherm composiet', 'Composite fence panel', 2.6, 'zonder schilderen', 'without painting'],
    ['Tuindeur', 'Garden gate', 1.9, 'met slot en scharnieren', 'with lock and hinges'],
  ],
  sizes: [
    ['180x180 cm', 72],
    ['180x130 cm', 58],
    ['180x90 cm', 44],
    ['90x180 cm', 46],
    ['200x180 cm', 88],
  ],
  grips: [
    ['geïmpregneerd vuren', 'treated spruce', 0.8, 'groen'],
    ['douglas', 'Douglas fir', 1.15, 'douglas'],
    ['hardhout', 'hardwood', 2, 'hardhout'],
    ['zwart gespoten', 'black coated', 1.2, 'zwart'],
    ['grijs', 'grey', 1.2, 'grijs'],
  ],
  sizeCode: 'formaat',
  gripCode: splitIntoAttributes('materiaal', {
    kleur: COLOUR_WORD,
    afwerking: /gespoten|coated|geïmpregneerd|treated/,
  }),
  valid: (kind, size, grip) =>
    (kind.endsWith('composiet') ? /zwart|grijs/.test(grip) : true) &&
    (kind === 'Tuindeur' ? size === '90x180 cm' : size !== '90x180 cm'),
  facts: [
    ['Rvs geschroefd', 'Stainless screws'],
    ['Planken 16 mm geschaafd', '16 mm planed boards'],
    ['Kader met tongnaad', 'Tongue-jointed frame'],
  ],
  advice: [
    [
      'Zet palen 60 cm diep en hang het scherm 5 cm boven de grond.',
      'Set posts 60 cm deep and hang the panel 5 cm off the ground.',
    ],
  ],
  kg: 22,
});
