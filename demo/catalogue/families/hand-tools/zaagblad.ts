import { valueAttribute } from '../../attributes.ts';
import type { Family } from '../../family.ts';
import { tool } from './shared.ts';

export const zaagblad: Family = tool({
  key: 'zaagblad',
  group: 'gereedschapaccessoires',
  brands: 'accessoire',
  weight: 9,
  name: ['Zaagbladen', 'Saw blades'],
  text: ['Cirkelzaagbladen met hardmetaal.', 'Carbide circular saw blades.'],
  kinds: [
    ['Zaagblad hout', 'Wood saw blade', 1, 'voor massief hout', 'for solid timber'],
    [
      'Zaagblad plaat',
      'Panel saw blade',
      1.25,
      'voor laminaat en meubelplaat',
      'for laminate and melamine board',
    ],
    ['Zaagblad aluminium', 'Aluminium saw blade', 1.5, 'voor profielen', 'for profiles'],
    [
      'Zaagblad multimateriaal',
      'Multi-material blade',
      1.6,
      'voor hout met spijkers',
      'for timber with nails',
    ],
  ],
  sizes: [
    ['Ø136x20 mm', 17],
    ['Ø160x20 mm', 19],
    ['Ø165x20 mm', 20],
    ['Ø184x16 mm', 22],
    ['Ø190x30 mm', 23],
    ['Ø210x30 mm', 26],
    ['Ø216x30 mm', 28],
    ['Ø235x30 mm', 31],
    ['Ø254x30 mm', 36],
    ['Ø305x30 mm', 46],
  ],
  grips: [
    ['24 tanden', '24 teeth', 0.9, 'staal'],
    ['40 tanden', '40 teeth', 1.1, 'staal'],
    ['48 tanden', '48 teeth', 1.25, 'staal'],
    ['60 tanden', '60 teeth', 1.4, 'staal'],
    ['80 tanden', '80 teeth', 1.7, 'staal'],
  ],
  sizeCode: (size) => {
    const [diameter = '', bore = ''] = size.split('x');
    return [valueAttribute('diameter', `${diameter} mm`), valueAttribute('asgat', bore)];
  },
  gripCode: 'tanden',
  facts: [
    ['Tanden van hardmetaal, te slijpen', 'Carbide teeth, can be resharpened'],
    ['Dilatatiesleuven tegen warmlopen', 'Expansion slots against heat'],
    ['Pasringen apart', 'Reducing rings sold separately'],
  ],
  advice: [
    [
      'Veel tanden voor een gladde snede, weinig voor snel schulpen.',
      'Many teeth for a smooth cut, few for fast ripping.',
    ],
  ],
  kg: 0.6,
});
