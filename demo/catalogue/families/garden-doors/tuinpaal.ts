import type { Family } from '../../family.ts';
import { COLOUR_WORD, splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const tuinpaal: Family = ranged({
  key: 'tuinpaal',
  group: 'schuttingen-en-vlonders',
  brands: 'tuinhout',
  weight: 7,
  large: true,
  name: ['Tuinpalen', 'Fence posts'],
  text: [
    'Houten en betonnen palen, met punt of recht.',
    'Timber and concrete posts, pointed or square.',
  ],
  kinds: [
    ['Tuinpaal', 'Garden post', 1, 'voor schutting en pergola', 'for fence and pergola'],
    ['Tuinpaal met punt', 'Pointed post', 1.05, 'om in te slaan', 'for driving in'],
    [
      'Betonpaal',
      'Concrete post',
      1.9,
      'voor hout-betonschuttingen',
      'for timber and concrete fences',
    ],
    ['Hoekpaal beton', 'Concrete corner post', 2.1, 'voor de hoek', 'for corners'],
  ],
  sizes: [
    ['68x68x2700 mm', 14, undefined, 2.7],
    ['88x88x2700 mm', 21, undefined, 2.7],
    ['88x88x3000 mm', 24, undefined, 3],
    ['100x100x2800 mm', 26, undefined, 2.8],
    ['120x120x3000 mm', 38, undefined, 3],
    ['150x150x3000 mm', 58, undefined, 3],
  ],
  grips: [
    ['geïmpregneerd', 'treated', 0.9, 'groen'],
    ['douglas', 'Douglas fir', 1.1, 'douglas'],
    ['hardhout', 'hardwood', 2.1, 'hardhout'],
    ['antraciet', 'anthracite', 1.15, 'antraciet'],
    ['grijs', 'grey', 1, 'grijs'],
  ],
  sizeCode: 'formaat',
  gripCode: splitIntoAttributes('materiaal', {
    kleur: COLOUR_WORD,
    afwerking: /geïmpregneerd|treated/,
  }),
  per: 'm',
  valid: (kind, _, grip) =>
    /beton/i.test(kind) ? /antraciet|grijs/.test(grip) : !/antraciet|grijs/.test(grip),
  facts: [
    [
      'Rechte kop, te schroeven zonder splijten bij voorboren',
      'Square top; pre-drill to avoid splits',
    ],
    ['Geschikt voor schermen van 180 cm', 'Suits 180 cm panels'],
  ],
  advice: [
    [
      'Zet de paal in snelbeton en stel met een waterpas aan twee kanten.',
      'Set in fast concrete and plumb on two sides.',
    ],
  ],
  density: 0.7,
});
