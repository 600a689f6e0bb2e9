import type { Family } from '../../family.ts';
import { machine } from './shared.ts';

export const boorhamer: Family = machine({
  key: 'boorhamer',
  name: ['Boorhamers', 'Rotary hammers'],
  text: [
    'SDS-plus en SDS-max voor beton en steen.',
    'SDS-plus and SDS-max for concrete and stone.',
  ],
  label: ['Boorhamer SDS-plus', 'Rotary hammer SDS-plus'],
  ratings: [
    ['1.2 J', 118],
    ['1.9 J', 142],
    ['2.4 J', 168],
    ['2.8 J', 189],
    ['3.2 J', 224],
    ['4.0 J', 268],
  ],
  ratingCode: 'slagenergie',
  volts: [12, 18, 36, 230],
  kg: 2.6,
  use: ['voor gaten in beton', 'for holes in concrete'],
  facts: [
    ['Drie standen: boren, hamerboren, hakken', 'Three modes: drill, hammer drill, chisel'],
    ['Slipkoppeling beschermt je pols', 'Safety clutch protects your wrist'],
    ['Trilling onder 11 m/s²', 'Vibration below 11 m/s²'],
  ],
  advice: [
    [
      'Druk niet harder dan nodig: de slag doet het werk.',
      'Do not push harder than needed: the hammer does the work.',
    ],
  ],
});
