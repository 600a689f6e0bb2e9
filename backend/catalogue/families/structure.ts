import { mm, num, txt } from '../attributes.ts';
import { type Family, family } from '../family.ts';
import { lowerFirst, same, t } from '../texts.ts';

const IRRITANT = t(
  'Veroorzaakt huidirritatie en ernstig oogletsel. Draag handschoenen en een bril; spoel ogen direct met water.',
  'Causes skin irritation and serious eye damage. Wear gloves and goggles; rinse eyes at once with water.',
);
const area = (l: number, w: number): number => Math.round((l * w) / 1000) / 1000;

const DRY = {
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

const bag = (
  key: 'cement-zak' | 'mortel-zak' | 'stucpleister',
  kinds: keyof typeof DRY,
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
    axes: { kind: Object.keys(DRY[kinds]), kg: sizes, line: ['', 'vezelversterkt', 'stofarm'] },
    valid: (v) => v.line === '' || (v.kg >= 10 && kinds !== 'cement'),
    draft: (v) => {
      const [label, perKg, use] = (
        DRY[kinds] as Record<string, readonly [ReturnType<typeof t>, number, ReturnType<typeof t>]>
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
          txt('uitvoering', label),
          num('gewicht', v.kg, 'kg'),
          txt('toepassing', use),
          txt('verbruik', consumption),
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

const cement = bag(
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
const mortel = bag(
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
const stuc = bag(
  'stucpleister',
  'stuc',
  'wanden-en-plafonds',
  ['Pleister & stuc', 'Plaster & render'],
  [
    'Pleisters voor elke laag: rapen, vullen, schuren, sausklaar.',
    'Plasters for every coat: base, fill, float and finish.',
  ],
  [5, 10, 18, 25],
  {
    binnen: [
      t('Gips & binnenpleister', 'Gypsum & interior plaster'),
      t('Glad en sausklaar in één laag.', 'Smooth and paint-ready in one coat.'),
    ],
    buiten: [
      t('Raap- & kalkpleister', 'Base & lime render'),
      t('Voor vocht, kelder en gevel.', 'For damp, cellar and façade.'),
    ],
  },
  (kind) => (kind === 'raap' || kind === 'kalkpleister' || kind === 'sier' ? 'buiten' : 'binnen'),
);

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

const gipsplaat = family({
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
      color:
        v.type === 'vocht'
          ? 'groen'
          : v.type === 'brand'
            ? 'roodbont'
            : v.type === 'geluid'
              ? 'blauw'
              : 'gebrokenwit',
      material: t('gips', 'gypsum'),
      attrs: [
        ...mm({ lengte: v.length, breedte: v.width, dikte: v.thick }),
        txt('kantafwerking', edge),
        txt('uitvoering', label),
        txt('brandklasse', same('A2-s1,d0')),
        num('gewicht', kg, 'kg'),
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

const STUDS = {
  C: t('C-profiel', 'C stud'),
  U: t('U-profiel', 'U track'),
  UA: t('UA-profiel', 'UA stud'),
  CD: t('plafondprofiel CD', 'ceiling profile CD'),
  UD: t('plafondprofiel UD', 'ceiling track UD'),
};
const metalstud = family({
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
        ...mm({ breedte: v.size, dikte: v.gauge, lengte: v.length }),
        txt('uitvoering', label),
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

const BEADS = {
  hoek: t('Hoekprofiel', 'Corner bead'),
  stop: t('Stopprofiel', 'Stop bead'),
  raam: t('Raamaansluitprofiel', 'Window bead'),
  dilatatie: t('Dilatatieprofiel', 'Movement bead'),
  rond: t('Hoekprofiel rond', 'Bullnose bead'),
};
const stucprofiel = family({
  key: 'stucprofiel',
  group: 'wanden-en-plafonds',
  brands: 'gips',
  weight: 6,
  name: t('Stucprofielen', 'Plaster beads'),
  text: t(
    'Profielen voor strakke hoeken en nette beëindigingen.',
    'Beads for crisp corners and neat edges.',
  ),
  axes: {
    type: ['hoek', 'stop', 'raam', 'dilatatie', 'rond'],
    mat: ['verzinkt', 'rvs', 'aluminium', 'pvc'],
    depth: [3, 6, 10, 15],
    length: [2500, 2600, 3000],
  },
  valid: (v) => v.type !== 'raam' || v.mat === 'pvc',
  draft: (v) => {
    const label = BEADS[v.type];
    const m = {
      verzinkt: t('verzinkt staal', 'galvanised steel'),
      rvs: t('rvs', 'stainless steel'),
      aluminium: t('aluminium', 'aluminium'),
      pvc: t('pvc', 'PVC'),
    }[v.mat];
    const color = v.mat === 'pvc' ? 'wit' : v.mat;
    return {
      name: t(
        `${label.nl} stuc ${m.nl} ${v.depth} mm ${v.length} mm`,
        `${label.en} ${m.en} ${v.depth} mm ${v.length} mm`,
      ),
      price:
        (v.length / 1000) *
        { verzinkt: 0.95, rvs: 3.6, aluminium: 1.5, pvc: 1.3 }[v.mat] *
        (1 + v.depth / 40),
      unit: 'stuk',
      per: [v.length / 1000, 'm'],
      mm: [35, v.length, v.depth],
      kg: v.length / 10_000,
      color,
      material: m,
      attrs: [...mm({ lengte: v.length, dikte: v.depth }), txt('uitvoering', label)],
      specs: [t(`stucdikte ${v.depth} mm`, `${v.depth} mm coat`), same(`${v.length} mm`)],
      intro: [
        t(
          `${label.nl} in ${m.nl} voor een pleisterlaag van ${v.depth} mm.`,
          `${label.en} in ${m.en} for a ${v.depth} mm coat.`,
        ),
        t(
          `Strakke afwerking met een ${label.nl.toLowerCase()} van ${v.length} mm in ${m.nl}.`,
          `A clean finish with a ${v.length} mm ${label.en.toLowerCase()} in ${m.en}.`,
        ),
      ],
      facts: [
        t(
          v.mat === 'rvs' || v.mat === 'pvc'
            ? 'Roest niet: ook voor buiten en natte ruimten'
            : 'Voor droge binnenruimten',
          v.mat === 'rvs' || v.mat === 'pvc'
            ? 'Does not rust: outdoors and wet rooms too'
            : 'For dry interiors',
        ),
        t('Geperforeerde flens houdt de pleister vast', 'Perforated wings key into the plaster'),
        t('Op maat te knippen met een blikschaar', 'Cut to length with tin snips'),
      ],
      advice: [
        t(
          'Zet het profiel in proppen pleister, stel het met een rei en laat het uitharden.',
          'Bed the bead in dabs of plaster, align with a straightedge and let it set.',
        ),
        t(
          'Gebruik geen gipspleister op een verzinkt profiel in een vochtige ruimte.',
          'Do not use gypsum plaster over galvanised bead in damp rooms.',
        ),
      ],
    };
  },
});

const wapening = family({
  key: 'wapeningsnet',
  group: 'wapening-en-folie',
  brands: 'verbinding',
  weight: 5,
  name: t('Bouwstaalmatten', 'Steel mesh'),
  text: t(
    'Gepuntlaste netten voor vloeren en wanden van beton.',
    'Welded mesh for concrete floors and walls.',
  ),
  axes: { l: [2000, 3000, 5000], w: [1000, 2000], wire: [4, 5, 6, 8], mesh: [100, 150, 200] },
  valid: (v) => v.l >= v.w,
  draft: (v) => {
    const m2 = area(v.l, v.w);
    const kg = Math.round(m2 * (2000 / v.mesh) * v.wire * v.wire * 0.00617 * 10) / 10;
    return {
      name: t(
        `Bouwstaalmat ${v.l}x${v.w} mm Ø${v.wire} maas ${v.mesh} mm`,
        `Reinforcing mesh ${v.l}x${v.w} mm Ø${v.wire} ${v.mesh} mm pitch`,
      ),
      price: 2 + kg * 1.65,
      unit: 'stuk',
      per: [m2, 'm²'],
      mm: [v.w, v.l, v.wire * 2],
      kg,
      color: 'staal',
      material: t('betonstaal B500', 'B500 steel'),
      attrs: [
        ...mm({ lengte: v.l, breedte: v.w, diameter: v.wire }),
        num('kiloPerM2', Math.round((kg / m2) * 10) / 10, 'kg/m²'),
      ],
      specs: [same(`${v.l} x ${v.w} mm`), same(`Ø${v.wire} / ${v.mesh} mm`)],
      intro: [
        t(
          `Bouwstaalmat met draad van ${v.wire} mm en een maas van ${v.mesh} mm, ${kg} kg per mat.`,
          `Mesh of ${v.wire} mm wire at ${v.mesh} mm pitch, ${kg} kg a sheet.`,
        ),
        t(
          `Wapeningsnet van ${v.l} bij ${v.w} mm voor ${v.wire >= 6 ? 'funderingen en dragende vloeren' : 'werkvloeren en dekvloeren'}.`,
          `A ${v.l} by ${v.w} mm sheet for ${v.wire >= 6 ? 'foundations and structural slabs' : 'oversite and screeds'}.`,
        ),
      ],
      facts: [
        t('Staalsoort B500A, gepuntlast', 'Grade B500A, welded'),
        t('Lap de matten minstens één maas over', 'Lap sheets by at least one mesh'),
        t('Dekking van 30 mm met afstandhouders', 'Keep 30 mm cover with spacers'),
      ],
      advice: [
        t(
          'Leg de mat op afstandhouders en bind de overlappen met binddraad.',
          'Set the mesh on spacers and tie the laps with wire.',
        ),
        t(
          'Knip met een betonschaar en draag handschoenen: de draadeinden zijn scherp.',
          'Cut with bolt croppers and wear gloves: wire ends are sharp.',
        ),
      ],
      large: true,
    };
  },
});

const FILMS = {
  bouw: [t('Bouwfolie', 'Polythene sheet'), 0.32],
  damp: [t('Dampremmende folie', 'Vapour barrier'), 0.72],
  dpc: [t('DPC-folie', 'Damp-proof course'), 1.4],
  water: [t('Waterkerende folie dampopen', 'Breather membrane'), 1.15],
  afdek: [t('Afdekfolie', 'Cover sheet'), 0.16],
} as const;
const folie = family({
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
        num('breedte', v.width, 'm'),
        num('lengte', v.length, 'm'),
        num('dikte', v.micron, 'mu'),
        txt('uitvoering', label),
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

export const STRUCTURE: Family[] = [
  cement,
  mortel,
  stuc,
  gipsplaat,
  metalstud,
  stucprofiel,
  wapening,
  folie,
];
