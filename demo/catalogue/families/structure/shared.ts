import { measureAttribute, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { lowerFirst, same, t } from '../../texts.ts';

export const IRRITANT = t(
  'Veroorzaakt huidirritatie en ernstig oogletsel. Draag handschoenen en een bril; spoel ogen direct met water.',
  'Causes skin irritation and serious eye damage. Wear gloves and goggles; rinse eyes at once with water.',
);

export const area = (l: number, w: number): number => Math.round((l * w) / 1000) / 1000;

export const DRY_MIXES = {
  cement: {
    portland: [
      t('Portlandcement CEM I 42.5 N', 'Portland cement CEM I 42.5 N'),
      0.34,
      t('voor beton dat snel kracht moet hebben', 'for concrete that must gain strength quickly'),
    ],
    hoogoven: [
      t('Hoogovencement CEM III/B 42.5 N', 'Blast-furnace cement CEM III/B 42.5 N'),
      0.31,
      t('voor fundering en buitenwerk', 'for foundations and outdoor work'),
    ],
    wit: [
      t('Wit cement CEM I 52.5 R', 'White cement CEM I 52.5 R'),
      0.72,
      t('voor zichtwerk en gekleurde voegen', 'for exposed work and coloured joints'),
    ],
    snel: [
      t('Snelcement', 'Rapid-setting cement'),
      1.5,
      t(
        'voor reparaties die in tien minuten vast moeten zitten',
        'for repairs that must hold in ten minutes',
      ),
    ],
  },
  mortel: {
    metsel: [
      t('Metselmortel M5', 'Masonry mortar M5'),
      0.2,
      t('voor gevels en binnenwanden', 'for façades and inner walls'),
    ],
    metsel10: [
      t('Metselmortel M10', 'Masonry mortar M10'),
      0.22,
      t('voor dragend werk en kelders', 'for load-bearing work and cellars'),
    ],
    beton: [
      t('Betonmortel C20/25', 'Concrete mix C20/25'),
      0.19,
      t('voor poeren, vloertjes en palen', 'for footings, small slabs and posts'),
    ],
    snelbeton: [
      t('Snelbeton', 'Fast-setting concrete'),
      0.3,
      t('voor schuttingpalen: droog storten, water erover', 'for fence posts: pour dry, add water'),
    ],
    egalisatie: [
      t('Egalisatiemortel 2-15 mm', 'Levelling compound 2-15 mm'),
      1.05,
      t('om vloeren vlak te maken onder tegel of pvc', 'to level floors under tile or vinyl'),
    ],
    dekvloer: [
      t('Dekvloermortel', 'Floor screed'),
      0.21,
      t('voor zandcementvloeren vanaf 40 mm', 'for sand-cement screeds from 40 mm'),
    ],
    voeg: [
      t('Voegmortel doorstrijk', 'Pointing mortar'),
      0.55,
      t('om metselwerk af te voegen', 'for pointing masonry'),
    ],
    reparatie: [
      t('Betonreparatiemortel R3', 'Concrete repair mortar R3'),
      1.75,
      t('voor hoeken, randen en trappen', 'for corners, edges and steps'),
    ],
  },
  stuc: {
    gipspleister: [
      t('Gipspleister wit', 'White gypsum plaster'),
      0.62,
      t('om binnenmuren glad af te werken', 'to finish inner walls smooth'),
    ],
    kalkpleister: [
      t('Kalkcementpleister', 'Lime-cement render'),
      0.5,
      t('voor vochtige ruimten en kelders', 'for damp rooms and cellars'),
    ],
    raap: [
      t('Raapmortel', 'Base coat render'),
      0.34,
      t('als eerste laag op ruw metselwerk', 'as first coat on rough masonry'),
    ],
    sier: [
      t('Sierpleister wit 1.5 mm', 'Decorative render white 1.5 mm'),
      1.5,
      t('als eindlaag met korrel', 'as a textured top coat'),
    ],
    hecht: [
      t('Hechtpleister', 'Bonding plaster'),
      0.7,
      t('op beton en gladde ondergronden', 'on concrete and smooth bases'),
    ],
    spuit: [
      t('Spuitpleister', 'Spray plaster'),
      1.15,
      t('voor plafonds, fijn van korrel', 'for ceilings, fine-grained'),
    ],
    voegvul: [
      t('Voegenvuller gipsplaat', 'Plasterboard joint filler'),
      1.35,
      t('voor naden met en zonder gaasband', 'for joints with or without tape'),
    ],
  },
} as const;

export const baggedFamily = (
  key: 'cement-zak' | 'mortel-zak' | 'stucpleister',
  kinds: keyof typeof DRY_MIXES,
  group: string,
  name: [string, string],
  text: [string, string],
  sizes: readonly number[],
  leaves: Family['leaves'],
  leafOf: (kind: string) => string,
): Family =>
  family({
    key,
    group,
    brands: kinds === 'stuc' ? 'gips' : 'cement',
    weight: kinds === 'cement' ? 5 : 9,
    files: ['dop', 'safety'],
    safety: kinds === 'stuc' ? ['GHS05'] : ['GHS05', 'GHS07'],
    warnings: [IRRITANT],
    name: t(...name),
    text: t(...text),
    leaves,
    axes: {
      kind: Object.keys(DRY_MIXES[kinds]),
      kg: sizes,
      line: ['', 'vezelversterkt', 'stofarm'],
    },
    valid: (v) => v.line === '' || (v.kg >= 10 && kinds !== 'cement'),
    draft: (v) => {
      const [label, perKg, use] = (
        DRY_MIXES[kinds] as Record<
          string,
          readonly [ReturnType<typeof t>, number, ReturnType<typeof t>]
        >
      )[v.kind]!;
      const line =
        v.line === ''
          ? null
          : v.line === 'stofarm'
            ? t(' stofarm', ' low-dust')
            : t(' vezelversterkt', ' fibre-reinforced');
      const water = kinds === 'stuc' ? 0.55 : kinds === 'cement' ? 0.45 : 0.15;
      // Thin finishing coats are reckoned by the coat, cement by the concrete that it binds.
      const [perM2, thickNl, thickEn]: [number, string, string] =
        v.kind === 'sier'
          ? [2.5, 'per laag', 'per coat']
          : v.kind === 'voegvul'
            ? [0.3, 'plaatwerk', 'of boarding']
            : [kinds === 'stuc' ? 10 : 19, 'bij 10 mm', 'at 10 mm'];
      const covers = Math.round((v.kg / perM2) * 10) / 10;
      const litres = Math.round((v.kg / 300) * 1000);
      const consumption =
        kinds === 'cement'
          ? t('300 kg per m³ beton', '300 kg per m³ of concrete')
          : t(`${perM2} kg/m² ${thickNl}`, `${perM2} kg/m² ${thickEn}`);
      return {
        name: t(
          `${label.nl}${line?.nl ?? ''} zak ${v.kg} kg`,
          `${label.en}${line?.en ?? ''} ${v.kg} kg bag`,
        ),
        leaf: leafOf(v.kind),
        price: (0.9 + v.kg * perKg * (v.kg < 15 ? 1.45 : 1)) * (line ? 1.12 : 1),
        unit: 'zak',
        per: [v.kg, 'kg'],
        mm: [v.kg < 10 ? 240 : 390, v.kg < 10 ? 330 : 560, v.kg < 10 ? 70 : 120],
        kg: v.kg,
        color: v.kind === 'wit' || kinds === 'stuc' ? 'gebrokenwit' : 'grijs',
        attrs: [
          textAttribute('uitvoering', label),
          measureAttribute('gewicht', v.kg, 'kg'),
          textAttribute('toepassing', use),
          textAttribute('verbruik', consumption),
        ],
        specs: [same(`${v.kg} kg`), consumption],
        intro: [
          t(
            `${label.nl} ${use.nl}, in een zak van ${v.kg} kg.`,
            `${label.en} ${use.en}, in a bag of ${v.kg} kg.`,
          ),
          t(
            `Zak van ${v.kg} kg ${lowerFirst(label.nl)}${line?.nl ?? ''}: ${use.nl}.`,
            `Bag of ${v.kg} kg ${lowerFirst(label.en)}${line?.en ?? ''}: ${use.en}.`,
          ),
        ],
        facts: [
          t(
            `Aanmaken met ongeveer ${Math.round(v.kg * water * 10) / 10} liter water per zak`,
            `Mix with about ${Math.round(v.kg * water * 10) / 10} litres of water per bag`,
          ),
          kinds === 'cement'
            ? t(
                `Een zak bindt ongeveer ${litres} liter beton`,
                `One bag binds about ${litres} litres of concrete`,
              )
            : t(
                `Een zak is genoeg voor ${covers} m² ${thickNl}`,
                `One bag covers ${covers} m² ${thickEn}`,
              ),
          t(
            v.kind.startsWith('snel')
              ? 'Na 10 minuten belastbaar'
              : 'Verwerkingstijd ongeveer 90 minuten bij 20 °C',
            v.kind.startsWith('snel')
              ? 'Takes load after 10 minutes'
              : 'Working time about 90 minutes at 20 °C',
          ),
          line
            ? t(
                line.nl.trim() === 'stofarm'
                  ? 'Geeft 80% minder stof bij het mengen'
                  : 'Vezels remmen krimpscheuren',
                line.en.trim() === 'low-dust'
                  ? '80% less dust when mixing'
                  : 'Fibres hold back shrinkage cracks',
              )
            : t(
                'Zak met waterkerende binnenlaag, zes maanden houdbaar',
                'Bag with moisture barrier, keeps six months',
              ),
        ],
        advice: [
          t(
            'Zuigende ondergrond eerst voorstrijken of bevochtigen. Verwerk tussen 5 en 30 °C.',
            'Prime or dampen absorbent bases first. Use between 5 and 30 °C.',
          ),
          t(
            'Doe eerst het water in de kuip en dan het poeder; meng drie minuten zonder klonten.',
            'Put the water in the tub first, then the powder; mix three minutes until smooth.',
          ),
        ],
        large: false,
      };
    },
  });
