import { measureAttribute, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { same, t } from '../../texts.ts';

const FILMS = {
  bouw: [t('Bouwfolie', 'Polythene sheet'), 0.32],
  damp: [t('Dampremmende folie', 'Vapour barrier'), 0.72],
  dpc: [t('DPC-folie', 'Damp-proof course'), 1.4],
  water: [t('Waterkerende folie dampopen', 'Breather membrane'), 1.15],
  afdek: [t('Afdekfolie', 'Cover sheet'), 0.16],
} as const;

export const bouwfolie: Family = family({
  key: 'bouwfolie',
  group: 'wapening-en-folie',
  brands: 'isolatie',
  weight: 7,
  name: t('Bouwfolie', 'Membranes'),
  text: t(
    'Folie tegen vocht, wind en stof, per rol.',
    'Sheet against damp, wind and dust, by the roll.',
  ),
  axes: {
    kind: ['bouw', 'damp', 'dpc', 'water', 'afdek'],
    width: [0.2, 1.5, 2, 4],
    length: [25, 50],
    micron: [100, 150, 200, 500],
  },
  valid: (v) =>
    (v.kind === 'dpc') === (v.width === 0.2) && (v.kind === 'dpc') === (v.micron === 500),
  draft: (v) => {
    const [label, eur] = FILMS[v.kind];
    const m2 = Math.round(v.width * v.length * 10) / 10;
    return {
      name: t(
        `${label.nl} ${v.width}x${v.length} m ${v.micron} mu`,
        `${label.en} ${v.width}x${v.length} m ${v.micron} micron`,
      ),
      price: 3 + m2 * eur * (v.micron / 180),
      unit: 'rol',
      per: [m2, 'm²'],
      mm: [v.width * 500, 120, 120],
      kg: Math.round(m2 * v.micron * 0.00095 * 10) / 10,
      color: v.kind === 'dpc' ? 'zwart' : v.kind === 'water' ? 'antraciet' : 'transparant',
      material: t('polyetheen', 'polyethylene'),
      attrs: [
        measureAttribute('breedte', v.width, 'm'),
        measureAttribute('lengte', v.length, 'm'),
        measureAttribute('dikte', v.micron, 'mu'),
        textAttribute('uitvoering', label),
      ],
      specs: [same(`${v.width} x ${v.length} m`), t(`${v.micron} mu`, `${v.micron} micron`)],
      intro: [
        t(
          `${label.nl} van ${v.micron} mu op een rol van ${v.width} bij ${v.length} m: ${m2} m².`,
          `${label.en} of ${v.micron} micron on a ${v.width} by ${v.length} m roll: ${m2} m².`,
        ),
        t(
          `Rol ${label.nl.toLowerCase()}, ${v.width} m breed, goed voor ${m2} m².`,
          `A roll of ${label.en.toLowerCase()}, ${v.width} m wide, ${m2} m² in all.`,
        ),
      ],
      facts: [
        t('Overlap 100 mm en tape de naden', 'Lap by 100 mm and tape the seams'),
        t(
          v.width > 1.5 ? 'Halfgevouwen op de rol' : 'Ongevouwen op de rol',
          v.width > 1.5 ? 'Centre-folded on the roll' : 'Rolled flat',
        ),
        t(
          'Gemaakt van kringloopkunststof waar de norm dat toelaat',
          'Made of recycled plastic where the standard allows',
        ),
      ],
      advice: [
        t(
          v.kind === 'damp'
            ? 'Breng de folie aan de warme kant van de isolatie aan en tape elke doorvoer.'
            : 'Verwerk zonder plooien en bescherm de folie tegen scherpe stenen.',
          v.kind === 'damp'
            ? 'Fit on the warm side of the insulation and tape every penetration.'
            : 'Lay without folds and protect from sharp stones.',
        ),
      ],
    };
  },
});
