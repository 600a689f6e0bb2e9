import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const bouwlamp: Family = ranged({
  key: 'bouwlamp',
  group: 'verlichting',
  brands: 'licht',
  weight: 6,
  name: ['Bouwlampen', 'Site lights'],
  text: [
    'Slagvast en spatwaterdicht, op snoer of accu.',
    'Impact and splash proof, on cable or battery.',
  ],
  kinds: [
    ['Bouwlamp led', 'LED site light', 1, 'voor binnen op de bouw', 'for indoor site work'],
    [
      'Bouwlamp led op statief',
      'LED site light on tripod',
      1.6,
      'voor stucwerk en schilderwerk',
      'for plastering and painting',
    ],
    [
      'Bouwlamp led accu',
      'Cordless LED site light',
      1.9,
      'waar nog geen stroom is',
      'where there is no power yet',
    ],
    [
      'Looplamp led',
      'LED inspection lamp',
      0.5,
      'voor kruipruimte en motorkap',
      'for crawl space and bonnet',
    ],
    ['Hoofdlamp led', 'LED head torch', 0.6, 'met twee handen vrij', 'with both hands free'],
  ],
  sizes: [
    ['10 W 1000 lm', 28],
    ['20 W 2000 lm', 36],
    ['30 W 3000 lm', 48],
    ['50 W 5000 lm', 64],
    ['80 W 8000 lm', 92],
    ['100 W 10000 lm', 118],
  ],
  grips: [
    ['IP44', 'IP44', 0.95, 'geel'],
    ['IP54', 'IP54', 1, 'geel'],
    ['IP65', 'IP65', 1.15, 'zwart'],
  ],
  sizeCode: splitIntoAttributes('vermogen', { lichtstroom: /\d+ lm/ }),
  gripCode: 'ip-waarde',
  energy: (_, size) => (Number.parseFloat(size) > 40 ? 'F' : 'E'),
  valid: (kind, size) => !(/Looplamp|Hoofdlamp/.test(kind) && Number.parseFloat(size) > 10),
  facts: [
    ['Behuizing IK08: valt van 1 meter', 'IK08 housing: survives a 1 metre drop'],
    ['Ra 80, 5000 K daglicht', 'Ra 80, 5000 K daylight'],
    ['Rubberkabel H07RN-F bij netmodellen', 'H07RN-F cable on mains models'],
  ],
  advice: [
    [
      'Zet de lamp laag en schuin bij stucwerk: strijklicht toont elke oneffenheid.',
      'Set the lamp low and raking for plaster: it shows every flaw.',
    ],
  ],
  kg: 1.6,
});
