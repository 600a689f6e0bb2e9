import type { Family } from '../../family.ts';
import { insulation } from './shared.ts';

export const glaswolRol: Family = insulation({
  key: 'glaswol-rol',
  group: 'isolatiewol',
  weight: 8,
  name: ['Glaswol', 'Glass wool'],
  text: ['Rollen en platen die zichzelf klemmen.', 'Rolls and slabs that hold by friction.'],
  kinds: {
    rol: ['Glaswol rol', 'Glass wool roll', 1],
    alu: ['Glaswol spijkerflensdeken', 'Glass wool flanged blanket', 1.35],
    akoestisch: ['Glaswol akoestische rol', 'Acoustic glass wool roll', 0.92],
  },
  thick: [45, 60, 75, 90, 100, 120, 140, 160, 180, 200, 220],
  sizes: [
    [3000, 600],
    [5000, 1200],
    [8400, 600],
    [6500, 450],
    [4000, 350],
  ],
  lambda: 0.035,
  perM2mm: 0.042,
  density: 16,
  pieces: () => 1,
  unit: 'rol',
  color: 'geel',
  material: ['glaswol', 'glass wool'],
  fire: 'A1',
  use: ['tussen regels en sporen', 'between studs and rafters'],
  facts: [
    [
      'Gecomprimeerd verpakt; veert binnen een uur op',
      'Compressed in its pack; recovers within an hour',
    ],
    ['Tot 80% gerecycled glas', 'Up to 80% recycled glass'],
  ],
  advice: [
    [
      'Snijd 10 mm breder dan de vakmaat, dan klemt de wol.',
      'Cut 10 mm wider than the bay so that it holds.',
    ],
    [
      'Sluit af met dampremmende folie aan de warme kant.',
      'Close with a vapour barrier on the warm side.',
    ],
  ],
  warn: true,
});
