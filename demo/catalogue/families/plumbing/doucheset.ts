import type { Family } from '../../family.ts';
import { ranged } from '../ranged.ts';
import { METAL } from './shared.ts';

export const doucheset: Family = ranged({
  key: 'doucheset',
  group: 'badkamer-en-toilet',
  brands: 'sanitair',
  weight: 8,
  name: ['Douches', 'Showers'],
  text: ['Thermostaatkranen, regendouches en glijstangen.', 'Thermostats, rain showers and rails.'],
  kinds: [
    [
      'Thermostatische douchekraan',
      'Thermostatic shower valve',
      1,
      'met vaste temperatuur',
      'with steady temperature',
    ],
    [
      'Regendoucheset thermostatisch',
      'Thermostatic rain shower set',
      2.4,
      'met hoofd- en handdouche',
      'with head and hand shower',
    ],
    [
      'Glijstangset',
      'Shower rail set',
      0.5,
      'met handdouche en slang',
      'with hand shower and hose',
    ],
    ['Inbouwdoucheset', 'Concealed shower set', 3.4, 'achter de tegels', 'behind the tiles'],
    [
      'Badkraan thermostatisch',
      'Thermostatic bath mixer',
      1.3,
      'voor bad en handdouche',
      'for bath and hand shower',
    ],
  ],
  sizes: [
    ['900 mm', 92, 'width 900 mm'],
    ['1000 mm', 108, 'width 1000 mm'],
    ['1100 mm', 124, 'width 1100 mm'],
  ],
  grips: METAL,
  sizeCode: 'breedte',
  gripCode: 'kleur',
  facts: [
    ['Slang en kop te vervangen zonder gereedschap', 'Hose and head replaced without tools'],
    ['Antikalknoppen op de douchekop', 'Anti-limescale nozzles'],
    ['Aansluiting hart-op-hart 150 mm', '150 mm connection centres'],
  ],
  advice: [
    [
      'Zet de kraan op 110 cm en de hoofddouche op 210 cm.',
      'Set the valve at 110 cm and the head at 210 cm.',
    ],
  ],
  kg: 4,
});
