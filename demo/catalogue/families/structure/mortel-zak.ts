import type { Family } from '../../family.ts';
import { t } from '../../texts.ts';
import { baggedFamily } from './shared.ts';

export const mortelZak: Family = baggedFamily(
  'mortel-zak',
  'mortel',
  'cement-en-mortel',
  ['Mortel', 'Mortar'],
  ['Kant-en-klare droge mortel: alleen water erbij.', 'Ready dry mortar: just add water.'],
  [5, 10, 20, 25],
  {
    metselen: [
      t('Metsel- & voegmortel', 'Masonry & pointing mortar'),
      t(
        'Voor muren en voegen, in druksterkte M5 en M10.',
        'For walls and joints, in strengths M5 and M10.',
      ),
    ],
    beton: [
      t('Beton & reparatie', 'Concrete & repair'),
      t('Voor poeren, palen en kapotte hoeken.', 'For footings, posts and broken corners.'),
    ],
    vloer: [
      t('Vloermortel', 'Floor mortar'),
      t('Dekvloer en egalisatie.', 'Screed and levelling compound.'),
    ],
  },
  (kind) =>
    kind.startsWith('metsel') || kind === 'voeg'
      ? 'metselen'
      : kind === 'egalisatie' || kind === 'dekvloer'
        ? 'vloer'
        : 'beton',
);
