import type { Family } from '../../family.ts';
import { fastener } from './shared.ts';

export const gipsplaatschroef: Family = fastener({
  key: 'gipsplaatschroef',
  group: 'schroeven',
  weight: 12,
  each: 0.04,
  name: ['Gipsplaatschroeven', 'Drywall screws'],
  text: [
    'Trompetkop die het karton niet stuktrekt, los of op band.',
    'Bugle head that does not tear the paper, loose or collated.',
  ],
  label: ['Gipsplaatschroef', 'Drywall screw'],
  finishes: ['fosfaat', 'verzinkt'],
  sizes: { 3.5: [25, 30, 35, 45, 55], 3.9: [25, 30, 35, 45, 55], 4.2: [55, 65, 75] },
  packs: [100, 200, 250, 500, 1000],
  variants: [
    ['fijne draad', 'fine thread'],
    ['grove draad', 'coarse thread'],
    ['boorpunt', 'drill point'],
    ['fijne draad op band', 'fine thread collated'],
  ],
  variantCode: 'uitvoering',
  use: [
    ['voor gipsplaat op metaal of hout', 'for plasterboard on metal or timber'],
    ['voor enkele en dubbele beplating', 'for single and double boarding'],
  ],
  facts: [
    ['Trompetkop sluit vlak met het karton', 'Bugle head sits flush with the paper'],
    ['Fijne draad voor metaal, grove voor hout', 'Fine thread for metal, coarse for timber'],
    ['Kruiskop PH2', 'Phillips PH2 drive'],
  ],
  advice: [
    [
      'Stel de diepteaanslag zo af dat de kop net onder het karton ligt zonder het te scheuren.',
      'Set the depth stop so that the head lies just below the paper without tearing it.',
    ],
  ],
});
