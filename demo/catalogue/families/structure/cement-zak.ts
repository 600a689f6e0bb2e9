import type { Family } from '../../family.ts';
import { baggedFamily } from './shared.ts';

export const cementZak: Family = baggedFamily(
  'cement-zak',
  'cement',
  'cement-en-mortel',
  ['Cement', 'Cement'],
  [
    'Cement per zak, van portland tot wit. Chroomarm.',
    'Cement by the bag, from Portland to white. Low in chromate.',
  ],
  [5, 20, 25],
  undefined,
  () => '',
);
