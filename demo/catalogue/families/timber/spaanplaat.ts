import type { Family } from '../../family.ts';
import { sheet } from './shared.ts';

export const spaanplaat: Family = sheet({
  key: 'spaanplaat',
  weight: 8,
  name: ['Spaanplaat & meubelplaat', 'Chipboard'],
  text: [
    'Ruwe spaanplaat en gemelamineerde meubelplaat.',
    'Raw chipboard and melamine-faced board.',
  ],
  kinds: {
    ruw: [
      'Spaanplaat',
      'Chipboard',
      0.42,
      ['als ondervloer of achterwand', 'as subfloor or backing'],
      'hout',
    ],
    vocht: [
      'Spaanplaat vochtwerend',
      'Moisture-resistant chipboard',
      0.6,
      ['voor vloeren onder tegels', 'for floors under tiles'],
      'groen',
    ],
    wit: [
      'Meubelplaat wit',
      'White melamine board',
      0.85,
      ['voor kasten en planken', 'for cabinets and shelves'],
      'wit',
    ],
    grijs: [
      'Meubelplaat grijs',
      'Grey melamine board',
      0.95,
      ['voor kasten en planken', 'for cabinets and shelves'],
      'grijs',
    ],
    eiken: [
      'Meubelplaat eikendecor',
      'Oak-effect melamine board',
      1.05,
      ['voor werkbladen en planken', 'for worktops and shelves'],
      'eiken',
    ],
  },
  thick: [8, 10, 12, 16, 18, 22, 25],
  sizes: [
    [2440, 1220],
    [2500, 300],
    [2500, 400],
    [2500, 600],
    [2500, 1250],
  ],
  density: 0.65,
  material: ['spaanplaat', 'chipboard'],
  facts: [
    ['Formaldehydeklasse E1', 'Formaldehyde class E1'],
    ['Meubelplaat met ABS-band op de lange zijden', 'Melamine board edged on its long sides'],
  ],
  advice: [
    [
      'Gebruik een inschroefdop of euroschroef voor verbindingen in de kop.',
      'Use inserts or euro screws for joints in the edge.',
    ],
  ],
});
