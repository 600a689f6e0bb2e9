import { valueAttribute } from '../../attributes.ts';
import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';

export const gehoorbescherming: Family = ranged({
  key: 'gehoorbescherming',
  group: 'persoonlijke-bescherming',
  brands: 'bescherming',
  weight: 6,
  name: ['Gehoorbescherming', 'Hearing protection'],
  text: [
    'Oorkappen, oorpluggen en otoplastieken-alternatieven, EN 352.',
    'Ear muffs and plugs, EN 352.',
  ],
  kinds: [
    ['Oorkap', 'Ear muffs', 1, 'voor machines', 'for machinery'],
    ['Oorkap voor helm', 'Helmet ear muffs', 1.2, 'op helmsleuven', 'for helmet slots'],
    ['Oorkap met radio', 'Ear muffs with radio', 3.4, 'met bluetooth', 'with Bluetooth'],
    ['Gehoorbeugel', 'Banded ear plugs', 0.5, 'voor wisselend lawaai', 'for changing noise'],
  ],
  sizes: [
    ['SNR 24 dB', 17],
    ['SNR 27 dB', 21],
    ['SNR 30 dB', 26],
    ['SNR 33 dB', 32],
    ['SNR 36 dB', 38],
  ],
  grips: [
    ['zwart', 'black', 1, 'zwart'],
    ['geel', 'yellow', 1, 'geel'],
    ['rood', 'red', 1, 'rood'],
    ['oranje', 'orange', 1.02, 'oranje'],
  ],
  sizeCode: (size) => [valueAttribute('dempingswaarde', size.replace('SNR ', ''))],
  gripCode: 'kleur',
  facts: [
    ['EN 352, jaarlijks een hygiëneset', 'EN 352, replace hygiene kit yearly'],
    ['Verplicht vanaf 85 dB(A)', 'Mandatory from 85 dB(A)'],
    ['Zachte kussens, past over een bril', 'Soft cushions, fits over glasses'],
  ],
  advice: [
    [
      'Kies geen te hoge demping: onder 70 dB mis je waarschuwingen.',
      'Do not over-protect: below 70 dB you miss warnings.',
    ],
  ],
  kg: 0.25,
});
