import type { Family } from '../../family.ts';
import { tool } from './shared.ts';

export const handzaag: Family = tool({
  key: 'handzaag',
  name: ['Handzagen', 'Hand saws'],
  text: ['Voor hout, gips, isolatie en metaal.', 'For timber, plasterboard, insulation and metal.'],
  kinds: [
    ['Handzaag universeel', 'Universal hand saw', 1, 'voor plaat en balk', 'for sheets and beams'],
    [
      'Handzaag fijn',
      'Fine hand saw',
      1.15,
      'voor lijstwerk en plinten',
      'for mouldings and skirting',
    ],
    [
      'Gipszaag',
      'Plasterboard saw',
      0.7,
      'voor uitsparingen in gipsplaat',
      'for cut-outs in plasterboard',
    ],
    ['Isolatiezaag', 'Insulation saw', 1.3, 'voor wol en hardschuim', 'for wool and rigid foam'],
    ['IJzerzaag', 'Hacksaw', 1.2, 'voor staal en koper', 'for steel and copper'],
    ['Japanse trekzaag', 'Japanese pull saw', 1.8, 'voor dunne zaagsneden', 'for thin cuts'],
  ],
  sizes: [
    ['300 mm', 12],
    ['380 mm', 14],
    ['500 mm', 17],
    ['550 mm', 19],
  ],
  grips: [
    ['7 TPI', '7 TPI', 1, 'blauw'],
    ['11 TPI', '11 TPI', 1.1, 'oranje'],
    ['13 TPI', '13 TPI', 1.2, 'rood'],
  ],
  sizeCode: 'lengte',
  gripCode: 'tanden',
  facts: [
    ['Geharde tanden: vervang het blad, slijp niet', 'Hardened teeth: replace, do not sharpen'],
    ['Greep met 45° en 90° om af te tekenen', 'Handle marks 45° and 90°'],
  ],
  advice: [
    [
      'Begin met een paar halen terug langs je duim.',
      'Start with a few back strokes along your thumb.',
    ],
  ],
  kg: 0.4,
});
