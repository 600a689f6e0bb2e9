import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { tool } from './shared.ts';

export const troffel: Family = tool({
  key: 'troffel',
  name: ['Troffels & spanen', 'Trowels & floats'],
  text: ['Voor metselen, stucen en tegelen.', 'For bricklaying, plastering and tiling.'],
  kinds: [
    ['Metseltroffel', 'Brick trowel', 1, 'voor het opzetten van stenen', 'for laying bricks'],
    ['Voegspijker', 'Pointing iron', 0.55, 'om voegen in te strijken', 'for filling joints'],
    [
      'Pleisterspaan',
      'Plastering trowel',
      1.5,
      'om stucwerk glad te zetten',
      'for smoothing plaster',
    ],
    ['Lijmkam', 'Notched trowel', 0.9, 'voor tegellijm', 'for tile adhesive'],
    ['Schuurbord', 'Float', 0.7, 'om pleister te schuren', 'for floating plaster'],
    ['Stucmes', 'Filling knife', 0.8, 'voor vullen en afhalen', 'for filling and scraping'],
  ],
  sizes: [
    ['120 mm', 9],
    ['160 mm', 11],
    ['180 mm', 12.5],
    ['200 mm', 14],
    ['280 mm', 18],
    ['400 mm', 27],
  ],
  grips: [
    ['houten greep', 'wooden handle', 1, 'hout'],
    ['softgreep', 'soft grip', 1.2, 'antraciet'],
    ['rvs blad', 'stainless blade', 1.5, 'rvs'],
  ],
  sizeCode: 'lengte',
  gripCode: splitIntoAttributes('greep', { materiaal: /rvs blad|stainless blade/ }),
  facts: [
    [
      'Blad uit één stuk gesmeed of geslepen verenstaal',
      'Blade forged in one piece or ground spring steel',
    ],
    ['Greep met hamerkop', 'Handle with striking cap'],
  ],
  advice: [
    [
      'Spoel meteen na gebruik: aangekoekte mortel maakt groeven.',
      'Rinse at once after use: dried mortar leaves grooves.',
    ],
  ],
  kg: 0.35,
});
