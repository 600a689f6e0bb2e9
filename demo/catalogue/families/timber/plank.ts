import type { Family } from '../../family.ts';
import { stick } from './shared.ts';

export const plank: Family = stick({
  key: 'plank',
  group: 'planken-en-panelen',
  weight: 10,
  name: ['Planken', 'Boards'],
  text: [
    'Geschaafde en gezaagde planken voor binnen en buiten.',
    'Planed and sawn boards, indoors and out.',
  ],
  label: ['Plank', 'Board'],
  sections: [
    [16, 90],
    [18, 95],
    [18, 120],
    [18, 145],
    [20, 140],
    [22, 125],
    [22, 150],
    [22, 200],
    [28, 145],
    [32, 200],
  ],
  lengths: [1800, 2100, 2400, 3000, 3600, 4200],
  species: ['vuren', 'grenen', 'douglas', 'hardhout'],
  finish: [
    ['geschaafd', 'planed', 1.2],
    ['fijnbezaagd', 'fine-sawn', 1],
  ],
  eurPerDm3: 1.15,
  use: ['voor betimmering, schappen en schuttingen', 'for panelling, shelves and fences'],
  facts: [
    ['Kunstmatig gedroogd', 'Kiln dried'],
    ['Geschaafd aan vier zijden of fijn bezaagd', 'Planed on four sides or fine-sawn'],
    ['Kleine vaste noesten zijn toegestaan', 'Small sound knots allowed'],
  ],
  advice: [
    [
      'Laat planken een week wennen in de ruimte waar ze komen.',
      'Let boards settle for a week where they will be fitted.',
    ],
    [
      'Schroef met twee schroeven per steunpunt, 20 mm uit de kant.',
      'Use two screws per support, 20 mm in from the edge.',
    ],
  ],
});
