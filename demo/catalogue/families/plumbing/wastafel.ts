import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { WHITE } from './shared.ts';

export const wastafel: Family = ranged({
  key: 'wastafel',
  group: 'badkamer-en-toilet',
  brands: 'sanitair',
  weight: 7,
  name: ['Wastafels & fonteinen', 'Basins'],
  text: ['Wandhangend, opzet en inbouw.', 'Wall hung, counter top and built-in.'],
  kinds: [
    ['Wastafel', 'Wash basin', 1, 'aan de wand', 'for the wall'],
    ['Opzetwastafel', 'Counter-top basin', 1.2, 'op een blad', 'on a worktop'],
    ['Fontein', 'Cloakroom basin', 0.5, 'voor het toilet', 'for the cloakroom'],
    ['Meubelwastafel', 'Furniture basin', 1.5, 'op een badmeubel', 'on a vanity unit'],
    [
      'Uitstortgootsteen',
      'Utility sink',
      0.8,
      'voor garage en bijkeuken',
      'for garage and utility room',
    ],
  ],
  sizes: [
    ['360x250 mm', 62],
    ['450x350 mm', 78],
    ['500x400 mm', 94],
    ['600x460 mm', 118],
    ['800x460 mm', 168],
    ['1200x460 mm', 268],
  ],
  grips: WHITE,
  sides: ['width', 'depth'],
  sizeCode: 'formaat',
  gripCode: 'kleur',
  valid: (kind, size) => !(kind === 'Fontein' && Number.parseInt(size) > 450),
  facts: [
    ['Keramiek, glazuur is krasvast', 'Vitreous china, scratch resistant'],
    ['Kraangat Ø35 mm', 'Ø35 mm tap hole'],
    ['Met overloop', 'With overflow'],
  ],
  advice: [['Hang de bovenrand op 85 tot 90 cm.', 'Hang the rim at 85 to 90 cm.']],
  kg: 14,
});
