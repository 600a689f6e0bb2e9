import type { Family } from '../../family.ts';
import { splitIntoAttributes } from '../parts.ts';
import { ranged } from '../ranged.ts';

export const kozijn: Family = ranged({
  key: 'kozijn',
  group: 'kozijnen-en-vensterbanken',
  brands: 'deur',
  weight: 7,
  large: true,
  name: ['Kozijnen', 'Frames'],
  text: ['Binnenkozijnen, buitenkozijnen en ramen.', 'Internal and external frames and windows.'],
  kinds: [
    ['Binnenkozijn hout', 'Timber internal frame', 0.7, 'voor stompe deuren', 'for plain doors'],
    ['Stalen montagekozijn', 'Steel door frame', 0.9, 'voor opdekdeuren', 'for rebated doors'],
    ['Buitenkozijn hardhout', 'Hardwood external frame', 1.7, 'voor de gevel', 'for the façade'],
    [
      'Draaikiepraam kunststof',
      'PVC tilt and turn window',
      2.2,
      'met HR++-glas',
      'with double glazing',
    ],
    ['Vast raam kunststof', 'PVC fixed window', 1.4, 'dat alleen licht geeft', 'for light only'],
  ],
  sizes: [
    ['780x1180 mm', 138],
    ['980x1180 mm', 152],
    ['880x2015 mm', 124],
    ['930x2115 mm', 132],
    ['1200x1200 mm', 178],
  ],
  grips: [
    ['wit', 'white', 1, 'wit'],
    ['antraciet', 'anthracite', 1.25, 'antraciet'],
    ['gegrond', 'primed', 0.85, 'gebrokenwit'],
    ['crème', 'cream', 1.05, 'creme'],
  ],
  sizeCode: 'formaat',
  gripCode: splitIntoAttributes('kleur', { afwerking: /gegrond|primed/ }),
  valid: (kind, size, grip) =>
    /raam/i.test(kind) === /(1180|1200)/.test(size) &&
    !(kind.includes('kunststof') && grip === 'gegrond'),
  facts: [
    ['Sponning 67 of 114 mm', 'Rebate 67 or 114 mm'],
    ['Voorgeboord, met montageset', 'Pre-drilled, with fixing kit'],
    ['KOMO-keur', 'KOMO certified'],
  ],
  advice: [
    [
      'Stel waterpas met keggen en schuim pas als alles zuiver staat.',
      'Shim level and only foam once all is plumb.',
    ],
  ],
  kg: 24,
});
