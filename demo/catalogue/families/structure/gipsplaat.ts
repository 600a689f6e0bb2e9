import { lengthAttributes, measureAttribute, textAttribute } from '../../attributes.ts';
import type { ColorKey } from '../../palette.ts';
import { type Family, family } from '../../family.ts';
import { same, t } from '../../texts.ts';
import { area } from './shared.ts';

const BOARDS = {
  standaard: [
    t('Gipsplaat', 'Plasterboard'),
    1,
    t('voor droge binnenwanden en plafonds', 'for dry partitions and ceilings'),
  ],
  vocht: [
    t('Gipsplaat vochtwerend', 'Moisture-resistant plasterboard'),
    1.45,
    t(
      'voor badkamer en keuken, herkenbaar aan het groene karton',
      'for bathrooms and kitchens, known by its green face',
    ),
  ],
  brand: [
    t('Gipsplaat brandwerend', 'Fire-resistant plasterboard'),
    1.5,
    t(
      'met glasvezel in de kern, voor wanden met een brandeis',
      'with glass fibre in its core, for fire-rated walls',
    ),
  ],
  geluid: [
    t('Gipsplaat geluidwerend', 'Acoustic plasterboard'),
    2.1,
    t('met een zware kern tegen stemmen en muziek', 'with a dense core against voices and music'),
  ],
  renovatie: [
    t('Gipsplaat renovatie', 'Renovation plasterboard'),
    1.1,
    t('buigzaam, over oud stucwerk', 'flexible, over old plaster'),
  ],
} as const;

export const gipsplaat: Family = family({
  key: 'gipsplaat',
  group: 'wanden-en-plafonds',
  brands: 'gips',
  weight: 18,
  files: ['dop'],
  name: t('Gipsplaten', 'Plasterboard'),
  text: t(
    'Gipsplaten met afgeschuinde (AK) of rechte kant (RK), van 600 tot 1200 mm breed.',
    'Plasterboard with tapered (AK) or square edge (RK), 600 to 1200 mm wide.',
  ),
  leaves: {
    standaard: [
      t('Standaard', 'Standard'),
      t('De witte plaat voor droge ruimten.', 'The white board for dry rooms.'),
    ],
    vocht: [
      t('Vochtwerend', 'Moisture resistant'),
      t('Groene plaat voor natte ruimten.', 'Green board for wet rooms.'),
    ],
    brand: [
      t('Brandwerend', 'Fire resistant'),
      t(
        'Roze plaat, tot 60 minuten in de juiste opbouw.',
        'Pink board, up to 60 minutes in the right build-up.',
      ),
    ],
    geluid: [
      t('Geluidwerend & renovatie', 'Acoustic & renovation'),
      t('Zware en buigzame platen.', 'Dense and flexible boards.'),
    ],
  },
  axes: {
    type: ['standaard', 'vocht', 'brand', 'geluid', 'renovatie'],
    edge: ['AK', 'RK'],
    width: [600, 900, 1200],
    thick: [9.5, 12.5, 15],
    length: [2000, 2400, 2500, 2600, 2800, 3000],
  },
  valid: (v) =>
    !(v.type === 'renovatie' && v.thick !== 9.5) &&
    !(v.type !== 'renovatie' && v.thick === 9.5 && v.type !== 'standaard') &&
    !(v.width === 900 && v.length > 2600) &&
    !(v.thick === 15 && v.type === 'standaard'),
  draft: (v) => {
    const [label, factor, use] = BOARDS[v.type];
    const m2 = area(v.length, v.width);
    const kg = Math.round(m2 * v.thick * (v.type === 'geluid' ? 1.02 : 0.72) * 10) / 10;
    const edge =
      v.edge === 'AK'
        ? t('afgeschuinde kant (AK)', 'tapered edge (AK)')
        : t('rechte kant (RK)', 'square edge (RK)');
    const dims = `${v.length}x${v.width}x${v.thick} mm`;
    return {
      name: t(`${label.nl} ${v.edge} ${dims}`, `${label.en} ${v.edge} ${dims}`),
      leaf: v.type === 'renovatie' ? 'geluid' : v.type,
      price: m2 * (2.2 + v.thick * 0.24) * factor,
      unit: 'stuk',
      per: [m2, 'm²'],
      mm: [v.width, v.length, v.thick],
      kg,
      // The paper tells what a board is for.
      color:
        ({ vocht: 'lichtgroen', brand: 'roze', geluid: 'lichtblauw' } as Record<string, ColorKey>)[
          v.type
        ] ?? 'gebrokenwit',
      material: t('gips', 'gypsum'),
      attrs: [
        ...lengthAttributes({ lengte: v.length, breedte: v.width, dikte: v.thick }),
        textAttribute('kantafwerking', edge),
        textAttribute('uitvoering', label),
        textAttribute('brandklasse', same('A2-s1,d0')),
        measureAttribute('gewicht', kg, 'kg'),
      ],
      specs: [same(`${v.length} x ${v.width} mm`), same(`${v.thick} mm`)],
      intro: [
        t(
          `${label.nl} van ${v.thick} mm dik met ${edge.nl}, ${use.nl}.`,
          `${label.en}, ${v.thick} mm thick with ${edge.en}, ${use.en}.`,
        ),
        t(
          `Plaat van ${v.length} bij ${v.width} mm, ${use.nl}. Dikte ${v.thick} mm, ${edge.nl}.`,
          `A ${v.length} by ${v.width} mm board ${use.en}. Thickness ${v.thick} mm, ${edge.en}.`,
        ),
      ],
      facts: [
        t(
          `Eén plaat bedekt ${m2} m² en weegt ${kg} kg`,
          `One board covers ${m2} m² and weighs ${kg} kg`,
        ),
        t(
          v.edge === 'AK'
            ? 'Afgeschuind voor een vlakke naad met gaasband'
            : 'Rechte kant voor dubbele beplating of stucwerk',
          v.edge === 'AK'
            ? 'Tapered for a flush taped joint'
            : 'Square edge for double boarding or skim',
        ),
        t(
          v.width === 600
            ? 'Past hart-op-hart op regels van 600 mm of op 300 mm'
            : 'Voor regels hart-op-hart 400 of 600 mm',
          v.width === 600
            ? 'Suits studs at 600 or 300 mm centres'
            : 'For studs at 400 or 600 mm centres',
        ),
        t('Brandklasse A2-s1,d0', 'Reaction to fire A2-s1,d0'),
        t(
          `Schroef vast met gipsplaatschroeven 3.5x${v.thick > 12.5 ? 45 : 35} mm`,
          `Fix with 3.5x${v.thick > 12.5 ? 45 : 35} mm drywall screws`,
        ),
      ],
      advice: [
        t(
          'Schroef om de 250 mm op wanden en om de 170 mm op plafonds. Laat 10 mm vrij van de vloer.',
          'Screw every 250 mm on walls and 170 mm on ceilings. Keep 10 mm clear of the floor.',
        ),
        t(
          'Snijd het karton aan de voorzijde in, breek de plaat en snijd de achterzijde door.',
          'Score the face paper, snap the board and cut the back paper.',
        ),
        t(
          'Laat platen een dag in de ruimte wennen en bewaar ze vlak op balkjes.',
          'Let boards settle in the room for a day and store them flat on bearers.',
        ),
      ],
      large: v.length > 2500 || v.width > 600,
    };
  },
});
