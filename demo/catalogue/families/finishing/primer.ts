import { valueAttribute } from '../../attributes.ts';
import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { SOLVENT } from './shared.ts';

export const primer: Family = ranged({
  key: 'primer',
  group: 'verf',
  brands: 'verf',
  weight: 7,
  name: ['Primers & voorstrijk', 'Primers'],
  text: [
    'De eerste laag op hout, metaal, muur en kunststof.',
    'First coat on timber, metal, wall and plastic.',
  ],
  kinds: [
    ['Grondverf hout', 'Wood primer', 1, 'op kaal hout', 'on bare timber'],
    ['Metaalprimer', 'Metal primer', 1.1, 'tegen roest', 'against rust'],
    ['Hechtprimer', 'Adhesion primer', 1.3, 'op tegels en kunststof', 'on tiles and plastic'],
    ['Voorstrijk', 'Wall sealer', 0.45, 'op zuigende muren', 'on absorbent walls'],
    [
      'Isoleerprimer',
      'Stain block',
      1.35,
      'tegen doorslag van nicotine en knoesten',
      'against nicotine and knots',
    ],
  ],
  sizes: [
    ['0.75 l', 21, undefined, 0.75],
    ['1 l', 26, undefined, 1],
    ['2.5 l', 54, undefined, 2.5],
    ['5 l', 88, undefined, 5],
    ['10 l', 148, undefined, 10],
  ],
  grips: [
    ['wit', 'white', 1, 'wit'],
    ['grijs', 'grey', 1, 'grijs'],
    ['transparant', 'clear', 0.95, 'transparant'],
    ['roodbruin', 'red-brown', 1, 'roodbruin'],
  ],
  sizeCode: 'inhoud',
  gripCode: 'kleur',
  unit: 'blik',
  per: 'l',
  kgPerAmount: 1.25,
  safety: ['GHS07'],
  warnings: SOLVENT,
  attrs: [valueAttribute('rendement', '10 m²/l')],
  facts: [
    ['Overschilderbaar na zes uur', 'Recoat after six hours'],
    ['Rendement 10 m² per liter', 'Covers 10 m² per litre'],
    ['Voor alle lakken op water- en oliebasis', 'Takes water- and oil-based topcoats'],
  ],
  advice: [
    [
      'Ontvet en schuur mat; glans houdt geen verf.',
      'Degrease and sand matt; gloss holds no paint.',
    ],
  ],
});
