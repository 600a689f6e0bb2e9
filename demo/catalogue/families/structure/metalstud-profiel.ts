import { lengthAttributes, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { same, t } from '../../texts.ts';

const STUDS = {
  C: t('C-profiel', 'C stud'),
  U: t('U-profiel', 'U track'),
  UA: t('UA-profiel', 'UA stud'),
  CD: t('plafondprofiel CD', 'ceiling profile CD'),
  UD: t('plafondprofiel UD', 'ceiling track UD'),
};

export const metalstudProfiel: Family = family({
  key: 'metalstud-profiel',
  group: 'wanden-en-plafonds',
  brands: 'gips',
  weight: 9,
  files: ['dop'],
  name: t('Metalstud-profielen', 'Metal studs'),
  text: t(
    'Verzinkte profielen voor wanden en plafonds, met uitsparingen voor leidingen.',
    'Galvanised profiles for walls and ceilings, punched for services.',
  ),
  leaves: {
    wand: [
      t('Wandprofielen', 'Wall profiles'),
      t('C-, U- en UA-profielen van 45 tot 100 mm.', 'C, U and UA profiles, 45 to 100 mm.'),
    ],
    plafond: [
      t('Plafondprofielen', 'Ceiling profiles'),
      t('CD en UD voor verlaagde plafonds.', 'CD and UD for suspended ceilings.'),
    ],
  },
  axes: {
    type: ['C', 'U', 'UA', 'CD', 'UD'],
    size: [28, 45, 50, 60, 70, 75, 100],
    gauge: [0.6, 2],
    length: [2600, 3000, 4000],
  },
  valid: (v) =>
    (v.type === 'CD'
      ? v.size === 60
      : v.type === 'UD'
        ? v.size === 28
        : v.size > 28 && v.size !== 60) && (v.gauge === 2) === (v.type === 'UA'),
  draft: (v) => {
    const label = STUDS[v.type];
    const kg = Math.round((v.length / 1000) * (v.size / 100 + 0.3) * v.gauge * 12) / 10;
    return {
      name: t(
        `Metalstud ${label.nl} ${v.size}x${v.gauge} mm ${v.length} mm`,
        `Metal ${label.en} ${v.size}x${v.gauge} mm ${v.length} mm`,
      ),
      leaf: v.type.endsWith('D') ? 'plafond' : 'wand',
      price: (v.length / 1000) * (0.7 + v.size * 0.018) * (v.type === 'UA' ? 3.4 : 1),
      unit: 'stuk',
      per: [v.length / 1000, 'm'],
      mm: [v.size, v.length, v.type === 'U' || v.type === 'UA' ? 40 : 48],
      kg,
      color: 'verzinkt',
      material: t('verzinkt staal', 'galvanised steel'),
      attrs: [
        ...lengthAttributes({ breedte: v.size, dikte: v.gauge, lengte: v.length }),
        textAttribute('uitvoering', label),
      ],
      specs: [same(`${v.size} mm`), same(`${v.length} mm`)],
      intro: [
        t(
          `${label.nl} van ${v.size} mm in ${v.gauge} mm verzinkt staal, lengte ${v.length} mm.`,
          `${label.en} of ${v.size} mm in ${v.gauge} mm galvanised steel, ${v.length} mm long.`,
        ),
        t(
          `Profiel ${v.size} mm voor ${v.type.endsWith('D') ? 'verlaagde plafonds' : v.type === 'UA' ? 'deuropeningen en zware ophanging' : 'lichte scheidingswanden'}.`,
          `A ${v.size} mm profile for ${v.type.endsWith('D') ? 'suspended ceilings' : v.type === 'UA' ? 'door openings and heavy loads' : 'light partitions'}.`,
        ),
      ],
      facts: [
        t('Zinklaag Z100, voor droge binnenruimten', 'Z100 coating for dry interiors'),
        t(
          v.type === 'C' || v.type === 'UA'
            ? 'Met uitsparingen voor kabel en leiding'
            : 'Gesloten rug, klemt in het hoofdprofiel',
          v.type === 'C' || v.type === 'UA'
            ? 'Punched for cable and pipe'
            : 'Closed back, clips to the main profile',
        ),
        t(`Gewicht ${kg} kg per lengte`, `${kg} kg per length`),
      ],
      advice: [
        t(
          'Plak akoestisch band op vloer- en plafondprofiel voordat je schroeft.',
          'Stick acoustic tape to floor and ceiling track before fixing.',
        ),
        t(
          'Zet stijlen 600 mm hart-op-hart, 400 mm bij tegelwerk.',
          'Set studs at 600 mm centres, 400 mm under tiles.',
        ),
      ],
      large: v.length > 2600,
    };
  },
});
