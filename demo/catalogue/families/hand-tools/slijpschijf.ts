import type { Family } from '../../family.ts';
import { tool } from './shared.ts';

export const slijpschijf: Family = tool({
  key: 'slijpschijf',
  group: 'gereedschapaccessoires',
  brands: 'accessoire',
  weight: 9,
  name: ['Slijp- & diamantschijven', 'Cutting & diamond discs'],
  text: ['Doorslijpen, afbramen en diamant.', 'Cutting, grinding and diamond.'],
  kinds: [
    [
      'Doorslijpschijf metaal',
      'Metal cutting disc',
      0.2,
      'voor staal en rvs',
      'for steel and stainless',
    ],
    ['Afbraamschijf', 'Grinding disc', 0.3, 'voor lasnaden', 'for weld seams'],
    [
      'Lamellenschijf',
      'Flap disc',
      0.35,
      'om te slijpen en te polijsten',
      'for grinding and finishing',
    ],
    [
      'Diamantschijf beton',
      'Diamond disc concrete',
      2.2,
      'voor beton en klinkers',
      'for concrete and pavers',
    ],
    [
      'Diamantschijf tegel',
      'Diamond disc tile',
      2,
      'voor keramiek zonder splinters',
      'for ceramics without chipping',
    ],
    [
      'Diamantschijf universeel',
      'Diamond disc universal',
      1.8,
      'voor steen en dakpan',
      'for brick and roof tile',
    ],
  ],
  sizes: [
    ['Ø115 mm', 9],
    ['Ø125 mm', 10.5],
    ['Ø150 mm', 14],
    ['Ø180 mm', 19],
    ['Ø230 mm', 26],
    ['Ø300 mm', 48],
    ['Ø350 mm', 62],
  ],
  grips: [
    ['standaard', 'standard', 0.85, 'grijs'],
    ['professioneel', 'professional', 1.15, 'zwart'],
    ['premium', 'premium', 1.6, 'blauw'],
  ],
  sizeCode: 'diameter',
  gripCode: 'kwaliteit',
  packs: [1, 5, 10],
  facts: [
    ['Asgat 22.23 mm tot en met 230 mm', '22.23 mm bore up to 230 mm'],
    ['EN 12413 of EN 13236', 'EN 12413 or EN 13236'],
    ['Maximaal 80 m/s', 'Maximum 80 m/s'],
  ],
  advice: [
    [
      'Kijk naar de uiterste datum op de metalen ring van gebonden schijven.',
      'Check the expiry date on the metal ring of bonded discs.',
    ],
  ],
  kg: 0.15,
});
