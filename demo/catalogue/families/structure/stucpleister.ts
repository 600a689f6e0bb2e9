import type { Family } from '../../family.ts';
import { t } from '../../texts.ts';
import { baggedFamily } from './shared.ts';

export const stucpleister: Family = baggedFamily(
  'stucpleister',
  'stuc',
  'wanden-en-plafonds',
  ['Pleister & stuc', 'Plaster & render'],
  [
    'Pleisters voor elke laag: rapen, vullen, schuren, sausklaar.',
    'Plasters for every coat: base, fill, float and finish.',
  ],
  [5, 10, 18, 25],
  {
    binnen: [
      t('Gips & binnenpleister', 'Gypsum & interior plaster'),
      t('Glad en sausklaar in één laag.', 'Smooth and paint-ready in one coat.'),
    ],
    buiten: [
      t('Raap- & kalkpleister', 'Base & lime render'),
      t('Voor vocht, kelder en gevel.', 'For damp, cellar and façade.'),
    ],
  },
  (kind) => (kind === 'raap' || kind === 'kalkpleister' || kind === 'sier' ? 'buiten' : 'binnen'),
);
