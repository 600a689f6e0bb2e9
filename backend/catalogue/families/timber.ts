import { mm, num, txt, val } from '../attributes.ts';
import { type Family, family } from '../family.ts';
import type { ColorKey } from '../palette.ts';
import { same, t, ts } from '../texts.ts';

interface SheetSpec {
  key: Family['key'];
  weight: number;
  name: [string, string];
  text: [string, string];
  kinds: Record<
    string,
    [nl: string, en: string, eurPerM2mm: number, use: [string, string], color: ColorKey]
  >;
  thick: readonly number[];
  sizes: readonly (readonly [number, number])[];
  density: number;
  material: [string, string];
  facts: [string, string][];
  advice: [string, string][];
}

/** Sheets differ in kind, size and thickness; all are priced by the square metre. */
const sheet = (spec: SheetSpec): Family =>
  family({
    key: spec.key,
    group: 'plaatmateriaal',
    brands: 'plaat',
    weight: spec.weight,
    files: ['dop'],
    name: t(...spec.name),
    text: t(...spec.text),
    leaves: Object.fromEntries(
      Object.entries(spec.kinds).map(([key, [nl, en, , use]]) => [
        key,
        [t(nl, en), t(`${nl}, ${use[0]}.`, `${en}, ${use[1]}.`)],
      ]),
    ),
    axes: { kind: Object.keys(spec.kinds), size: spec.sizes, thick: spec.thick },
    draft: ({ kind, size: [l, w], thick }) => {
      const [nl, en, eur, use, color] = spec.kinds[kind]!;
      const m2 = Math.round((l * w) / 1000) / 1000;
      const kg = Math.round(m2 * thick * spec.density * 10) / 10;
      return {
        name: t(`${nl} ${l}x${w}x${thick} mm`, `${en} ${l}x${w}x${thick} mm`),
        leaf: kind,
        price: m2 * (2.4 + thick * eur) * (l < 1300 ? 1.25 : 1),
        unit: 'stuk',
        per: [m2, 'm²'],
        mm: [w, l, thick],
        kg,
        color,
        material: t(...spec.material),
        attrs: [
          ...mm({ lengte: l, breedte: w, dikte: thick }),
          txt('uitvoering', t(nl, en)),
          num('gewicht', kg, 'kg'),
        ],
        specs: [same(`${l} x ${w} mm`), same(`${thick} mm`)],
        intro: ts(
          [
            `${nl} van ${thick} mm, ${use[0]}. Plaat van ${l} bij ${w} mm.`,
            `${en} of ${thick} mm, ${use[1]}. Sheet of ${l} by ${w} mm.`,
          ],
          [
            `Plaat van ${m2} m² en ${kg} kg: ${nl.toLowerCase()} ${thick} mm, ${use[0]}.`,
            `A sheet of ${m2} m² and ${kg} kg: ${en} ${thick} mm, ${use[1]}.`,
          ],
        ),
        facts: [
          ...ts(...spec.facts),
          t(
            thick >= 18
              ? `Vrij te overspannen op regels van 600 mm hart-op-hart`
              : 'Ondersteun om de 400 mm',
            thick >= 18 ? 'Spans supports at 600 mm centres' : 'Support every 400 mm',
          ),
        ],
        advice: ts(...spec.advice),
        large: l > 1300,
      };
    },
  });

const FULL = [
  [2440, 1220],
  [2500, 1220],
  [1220, 610],
  [1220, 1220],
] as const;
const osb = sheet({
  key: 'osb-plaat',
  weight: 9,
  name: ['OSB-platen', 'OSB boards'],
  text: [
    'OSB voor vloer, dak en wand, met rechte kant of veer en groef.',
    'OSB for floor, roof and wall, square edge or tongue and groove.',
  ],
  kinds: {
    recht: [
      'OSB 3 rechte kant',
      'OSB 3 square edge',
      0.5,
      ['voor wanden en dakbeschot', 'for walls and roof decking'],
      'hout',
    ],
    tg2: [
      'OSB 3 veer/groef 2-zijdig',
      'OSB 3 T&G 2 sides',
      0.58,
      ['voor daken en wanden zonder kier', 'for tight roofs and walls'],
      'hout',
    ],
    tg4: [
      'OSB 3 veer/groef 4-zijdig',
      'OSB 3 T&G 4 sides',
      0.62,
      ['voor zwevende vloeren', 'for floating floors'],
      'hout',
    ],
    osb4: [
      'OSB 4 zwaar belastbaar',
      'OSB 4 heavy duty',
      0.78,
      ['voor magazijnvloeren in vochtige ruimten', 'for storage floors in humid rooms'],
      'hout',
    ],
  },
  thick: [9, 10, 11, 12, 15, 18, 22, 25],
  sizes: [
    [2440, 1220],
    [2500, 1250],
    [2440, 590],
    [2500, 675],
    [1220, 610],
    [2800, 1250],
  ],
  density: 0.62,
  material: ['OSB', 'OSB'],
  facts: [
    ['Lijmklasse E1, vochtbestendig binnen', 'E1 glue, moisture resistant indoors'],
    ['Lange vezel in de lengterichting draagt het meest', 'Strongest along its length'],
  ],
  advice: [
    [
      'Houd 3 mm voeg tussen platen met rechte kant: OSB werkt.',
      'Leave 3 mm between square-edged boards: OSB moves.',
    ],
    [
      'Leg de bedrukte kant naar binnen en de lengte haaks op de balken.',
      'Lay the printed side in and the length across the joists.',
    ],
  ],
});
const multiplex = sheet({
  key: 'multiplex',
  weight: 11,
  name: ['Multiplex', 'Plywood'],
  text: [
    'Kruislings verlijmd fineer: sterk, recht en schroefvast.',
    'Cross-bonded veneer: strong, straight and holds screws.',
  ],
  kinds: {
    populier: [
      'Multiplex populier',
      'Poplar plywood',
      1.35,
      ['licht, voor meubels en campers', 'light, for furniture and vans'],
      'naturel',
    ],
    berken: [
      'Multiplex berken',
      'Birch plywood',
      2.45,
      ['met dichte kanten om in het zicht te laten', 'with tight edges to leave on view'],
      'beuken',
    ],
    vuren: [
      'Underlayment vuren',
      'Spruce underlay',
      1.15,
      ['voor vloeren en dakbeschot', 'for floors and roof decking'],
      'vuren',
    ],
    okoume: [
      'Multiplex okoumé',
      'Okoume plywood',
      2.6,
      ['watervast verlijmd voor gevel en boeidelen', 'weatherproof for fascias and cladding'],
      'hardhout',
    ],
    hardhout: [
      'Multiplex hardhout',
      'Hardwood plywood',
      2.1,
      ['watervast voor betimmering', 'weatherproof for panelling'],
      'hardhout',
    ],
  },
  thick: [4, 6.5, 9, 12, 15, 18, 21, 24],
  sizes: FULL,
  density: 0.6,
  material: ['fineer', 'veneer'],
  facts: [
    ['Watervast verlijmd volgens EN 314-2 klasse 3', 'Exterior bond to EN 314-2 class 3'],
    ['Haaks gezaagd, tolerantie 1 mm per meter', 'Sawn square within 1 mm per metre'],
  ],
  advice: [
    [
      'Zaag met een fijn blad en plak de zaagsnede af tegen splinters.',
      'Use a fine blade and tape the cut against splinters.',
    ],
    [
      'Behandel buiten eerst alle kanten: vocht komt via de kop.',
      'Outdoors, seal every edge first: damp enters there.',
    ],
  ],
});
const mdf = sheet({
  key: 'mdf',
  weight: 8,
  name: ['MDF', 'MDF'],
  text: [
    'Glad en dicht: de plaat om te frezen en te lakken.',
    'Smooth and dense: the board to rout and paint.',
  ],
  kinds: {
    standaard: [
      'MDF',
      'MDF',
      0.72,
      ['voor kasten en plinten in droge ruimten', 'for cabinets and skirting in dry rooms'],
      'naturel',
    ],
    vocht: [
      'MDF vochtwerend',
      'Moisture-resistant MDF',
      1.02,
      ['voor keuken en badkamer, groen van kern', 'for kitchens and bathrooms, green core'],
      'groen',
    ],
    gegrond: [
      'MDF wit gegrond',
      'White-primed MDF',
      1.15,
      ['klaar om af te lakken', 'ready for its top coat'],
      'wit',
    ],
    zwart: [
      'MDF zwart doorgeverfd',
      'Black through-dyed MDF',
      1.9,
      ['om met blanke lak te laten zien', 'to show under clear lacquer'],
      'zwart',
    ],
    buiten: [
      'MDF exterieur',
      'Exterior MDF',
      3.1,
      ['voor buitenwerk met verf', 'for painted outdoor work'],
      'naturel',
    ],
  },
  thick: [3, 6, 9, 12, 15, 18, 22, 25, 30],
  sizes: FULL,
  density: 0.75,
  material: ['MDF', 'MDF'],
  facts: [
    ['Formaldehydeklasse E05', 'Formaldehyde class E05'],
    ['Schroef niet in de kop zonder voorboren', 'Do not screw into the edge without a pilot'],
  ],
  advice: [
    [
      'Schuur en grond freeskanten twee keer: die zuigen het meest.',
      'Sand and prime routed edges twice: they absorb most.',
    ],
    [
      'Draag een stofmasker FFP2 bij zagen en schuren.',
      'Wear an FFP2 mask when sawing and sanding.',
    ],
  ],
});
const betontriplex = sheet({
  key: 'betontriplex',
  weight: 6,
  name: ['Betontriplex', 'Film-faced plywood'],
  text: [
    'Met fenolfilm: voor bekisting, aanhangers en vloeren.',
    'Phenolic film: for formwork, trailers and floors.',
  ],
  kinds: {
    glad: [
      'Betontriplex glad/glad',
      'Film-faced ply smooth',
      1.95,
      ['voor bekisting die strak beton geeft', 'for formwork that leaves smooth concrete'],
      'donkerbruin',
    ],
    anti: [
      'Betontriplex antislip',
      'Film-faced ply anti-slip',
      2.15,
      ['voor laadvloeren en steigers', 'for load floors and scaffolds'],
      'donkerbruin',
    ],
    zwart: [
      'Betontriplex zwart',
      'Film-faced ply black',
      2.2,
      ['voor werkbanken en interieur', 'for workbenches and interiors'],
      'zwart',
    ],
  },
  thick: [6.5, 9, 12, 15, 18, 21, 27],
  sizes: [
    [2440, 1220],
    [2500, 1250],
    [3000, 1500],
    [1220, 610],
  ],
  density: 0.68,
  material: ['berken of populieren fineer met fenolfilm', 'birch or poplar with phenolic film'],
  facts: [
    ['Film 120 g/m² aan beide zijden', '120 g/m² film on both sides'],
    ['Kanten in de fabriek geseald', 'Edges sealed at the mill'],
  ],
  advice: [
    [
      'Seal gezaagde kanten met acrylverf voordat de plaat buiten ligt.',
      'Seal cut edges with acrylic paint before use outdoors.',
    ],
  ],
});
const spaanplaat = sheet({
  key: 'spaanplaat',
  weight: 8,
  name: ['Spaanplaat & meubelplaat', 'Chipboard'],
  text: [
    'Ruwe spaanplaat en gemelamineerde meubelplaat.',
    'Raw chipboard and melamine-faced board.',
  ],
  kinds: {
    ruw: [
      'Spaanplaat',
      'Chipboard',
      0.42,
      ['als ondervloer of achterwand', 'as subfloor or backing'],
      'hout',
    ],
    vocht: [
      'Spaanplaat vochtwerend',
      'Moisture-resistant chipboard',
      0.6,
      ['voor vloeren onder tegels', 'for floors under tiles'],
      'groen',
    ],
    wit: [
      'Meubelplaat wit',
      'White melamine board',
      0.85,
      ['voor kasten en planken', 'for cabinets and shelves'],
      'wit',
    ],
    grijs: [
      'Meubelplaat grijs',
      'Grey melamine board',
      0.95,
      ['voor kasten en planken', 'for cabinets and shelves'],
      'grijs',
    ],
    eiken: [
      'Meubelplaat eikendecor',
      'Oak-effect melamine board',
      1.05,
      ['voor werkbladen en planken', 'for worktops and shelves'],
      'eiken',
    ],
  },
  thick: [8, 10, 12, 16, 18, 22, 25],
  sizes: [
    [2440, 1220],
    [2500, 300],
    [2500, 400],
    [2500, 600],
    [2500, 1250],
  ],
  density: 0.65,
  material: ['spaanplaat', 'chipboard'],
  facts: [
    ['Formaldehydeklasse E1', 'Formaldehyde class E1'],
    ['Meubelplaat met ABS-band op de lange zijden', 'Melamine board edged on its long sides'],
  ],
  advice: [
    [
      'Gebruik een inschroefdop of euroschroef voor verbindingen in de kop.',
      'Use inserts or euro screws for joints in the edge.',
    ],
  ],
});

const SPECIES = {
  vuren: [t('vuren', 'spruce'), 1, 'vuren', 'klasse 4-5'],
  grenen: [t('grenen', 'pine'), 1.2, 'hout', 'klasse 3-4'],
  douglas: [t('douglas', 'Douglas fir'), 1.45, 'douglas', 'klasse 3'],
  hardhout: [t('hardhout', 'hardwood'), 3.1, 'hardhout', 'klasse 1-2'],
  geimpregneerd: [t('vuren geïmpregneerd', 'treated spruce'), 1.3, 'groen', 'klasse 2-3'],
} as const;

interface StickSpec {
  key: Family['key'];
  group: string;
  weight: number;
  name: [string, string];
  text: [string, string];
  label: [string, string];
  sections: readonly (readonly [number, number])[];
  lengths: readonly number[];
  species: readonly (keyof typeof SPECIES)[];
  finish: readonly (readonly [string, string, number])[];
  eurPerDm3: number;
  facts: [string, string][];
  advice: [string, string][];
  use: [string, string];
}

/** Timber sold by the length. */
const stick = (spec: StickSpec): Family =>
  family({
    key: spec.key,
    group: spec.group,
    brands: 'hout',
    weight: spec.weight,
    name: t(...spec.name),
    text: t(...spec.text),
    leaves: Object.fromEntries(
      spec.species.map((s) => {
        const nl = SPECIES[s][0].nl;
        return [
          s,
          [
            t(`${spec.label[0]} ${nl}`, `${SPECIES[s][0].en} ${spec.label[1].toLowerCase()}`),
            t(
              `${spec.name[0]} in ${nl}, duurzaamheids${SPECIES[s][3]}.`,
              `${spec.name[1]} in ${SPECIES[s][0].en}, durability ${SPECIES[s][3].replace('klasse', 'class')}.`,
            ),
          ],
        ];
      }),
    ),
    axes: {
      species: spec.species,
      section: spec.sections,
      finish: spec.finish,
      length: spec.lengths,
    },
    draft: ({ species, section: [a, b], finish, length }) => {
      const [s, factor, color, dur] = SPECIES[species];
      const dm3 = (a * b * length) / 1e6;
      const kg = Math.round(dm3 * (species === 'hardhout' ? 0.85 : 0.47) * 10) / 10;
      return {
        name: t(
          `${spec.label[0]} ${s.nl} ${finish[0]} ${a}x${b} mm ${length} mm`,
          `${spec.label[1]} ${s.en} ${finish[1]} ${a}x${b} mm ${length} mm`,
        ),
        leaf: species,
        price: 0.35 + dm3 * spec.eurPerDm3 * factor * finish[2],
        unit: 'stuk',
        per: [length / 1000, 'm'],
        mm: [b, length, a],
        kg,
        color,
        material: s,
        attrs: [
          ...mm({ dikte: a, breedte: b, lengte: length }),
          txt('houtsoort', s),
          txt('afwerking', t(finish[0], finish[1])),
          txt('duurzaamheidsklasse', t(dur, dur.replace('klasse', 'class'))),
        ],
        specs: [same(`${a} x ${b} mm`), t(`lengte ${length} mm`, `length ${length} mm`)],
        intro: ts(
          [
            `${spec.label[0]} van ${s.nl}, ${finish[0]}, ${a}x${b} mm en ${length} mm lang, ${spec.use[0]}.`,
            `${spec.label[1]} in ${s.en}, ${finish[1]}, ${a}x${b} mm and ${length} mm long, ${spec.use[1]}.`,
          ],
          [
            `${length} mm ${s.nl} in de maat ${a}x${b} mm, ${finish[0]}: ${spec.use[0]}.`,
            `${length} mm of ${s.en} at ${a}x${b} mm, ${finish[1]}, ${spec.use[1]}.`,
          ],
        ),
        facts: [...ts(...spec.facts), t(`Weegt ongeveer ${kg} kg`, `Weighs about ${kg} kg`)],
        advice: ts(...spec.advice),
        large: length > 2700,
      };
    },
  });

const regel = stick({
  key: 'vuren-regel',
  group: 'balken-en-latten',
  weight: 16,
  name: ['Balken & regels', 'Studs & beams'],
  text: ['Regels en balken op sterkte gesorteerd.', 'Strength-graded studs and beams.'],
  label: ['Regel', 'Stud'],
  sections: [
    [38, 58],
    [38, 68],
    [44, 69],
    [44, 93],
    [46, 71],
    [59, 121],
    [59, 146],
    [59, 156],
    [63, 160],
    [71, 171],
    [71, 196],
    [71, 221],
  ],
  lengths: [2100, 2400, 2700, 3000, 3300, 3600, 3900, 4200, 4500, 4800, 5100, 5400],
  species: ['vuren', 'douglas', 'geimpregneerd'],
  finish: [
    ['geschaafd C24', 'planed C24', 1.08],
    ['gezaagd C18', 'sawn C18', 0.92],
  ],
  eurPerDm3: 0.86,
  use: ['voor vloer, wand en dak', 'for floor, wall and roof'],
  facts: [
    ['Gedroogd tot 18% vocht', 'Dried to 18% moisture'],
    ['PEFC-gecertificeerd', 'PEFC certified'],
    ['Geschaafd met vier afgeronde hoeken', 'Planed with four eased edges'],
  ],
  advice: [
    [
      'Sla regels vlak en van de grond op, met latjes ertussen.',
      'Store flat, off the ground, with stickers between.',
    ],
    ['Leg de kroon van de balk naar boven.', 'Lay joists crown up.'],
  ],
});
const lat = stick({
  key: 'lat',
  group: 'balken-en-latten',
  weight: 10,
  name: ['Latten', 'Battens'],
  text: ['Panlatten, tengels en afwerklatten.', 'Tile battens, counter battens and trim.'],
  label: ['Lat', 'Batten'],
  sections: [
    [10, 28],
    [12, 44],
    [15, 50],
    [18, 28],
    [18, 44],
    [21, 33],
    [22, 50],
    [22, 32],
    [25, 38],
    [27, 44],
  ],
  lengths: [1800, 2100, 2400, 2700, 3000, 4200, 4800],
  species: ['vuren', 'grenen', 'geimpregneerd'],
  finish: [
    ['geschaafd', 'planed', 1.25],
    ['fijnbezaagd', 'fine-sawn', 1],
  ],
  eurPerDm3: 1.35,
  use: ['voor panlatten, tengels en aftimmering', 'for tiling battens and trim'],
  facts: [
    ['Per stuk of in bundels van tien', 'Singly or in bundles of ten'],
    ['Vingerlasvrij', 'No finger joints'],
  ],
  advice: [
    [
      'Bevestig panlatten met nagels van 2.8x70 mm op elk spoor.',
      'Fix tiling battens with 2.8x70 mm nails at each rafter.',
    ],
  ],
});
const plank = stick({
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

const paneel = family({
  key: 'meubelpaneel',
  group: 'planken-en-panelen',
  brands: 'hout',
  weight: 8,
  name: t('Meubelpanelen', 'Laminated panels'),
  text: t(
    'Gelijmde massief houten panelen voor bladen, treden en kasten.',
    'Edge-glued solid panels for tops, treads and cabinets.',
  ),
  axes: {
    wood: ['vuren', 'eiken', 'beuken', 'noten'],
    thick: [18, 20, 26, 28, 40],
    width: [200, 300, 400, 500, 600, 800],
    length: [800, 1200, 1600, 2000, 2500],
  },
  valid: (v) => !(v.wood === 'vuren' && v.thick > 28) && !(v.width === 800 && v.length < 1200),
  draft: (v) => {
    const w = {
      vuren: t('vuren', 'spruce'),
      eiken: t('eiken', 'oak'),
      beuken: t('beuken', 'beech'),
      noten: t('noten', 'walnut'),
    }[v.wood];
    const m2 = (v.width * v.length) / 1e6;
    const kg =
      Math.round(
        m2 * v.thick * { vuren: 0.46, eiken: 0.7, beuken: 0.71, noten: 0.65 }[v.wood] * 10,
      ) / 10;
    return {
      name: t(
        `Meubelpaneel ${w.nl} ${v.length}x${v.width}x${v.thick} mm`,
        `Laminated panel ${w.en} ${v.length}x${v.width}x${v.thick} mm`,
      ),
      price: m2 * v.thick * { vuren: 1.3, eiken: 5.2, beuken: 3.4, noten: 8.8 }[v.wood] + 1.5,
      unit: 'stuk',
      per: [Math.round(m2 * 1000) / 1000, 'm²'],
      mm: [v.width, v.length, v.thick],
      kg,
      color: v.wood,
      material: w,
      attrs: [...mm({ lengte: v.length, breedte: v.width, dikte: v.thick }), txt('houtsoort', w)],
      specs: [same(`${v.length} x ${v.width} mm`), same(`${v.thick} mm`)],
      intro: ts(
        [
          `Paneel van massief ${w.nl}, ${v.thick} mm dik, gelijmd uit ${v.thick > 26 ? 'doorgaande' : 'gevingerlaste'} lamellen.`,
          `Solid ${w.en} panel, ${v.thick} mm thick, glued from ${v.thick > 26 ? 'full-length' : 'finger-jointed'} staves.`,
        ],
        [
          `${w.nl.charAt(0).toUpperCase()}${w.nl.slice(1)} paneel van ${v.length} bij ${v.width} mm voor een blad, trede of wandplank.`,
          `${w.en.charAt(0).toUpperCase()}${w.en.slice(1)} panel of ${v.length} by ${v.width} mm for a top, tread or shelf.`,
        ],
      ),
      facts: ts(
        ['Geschuurd met korrel 120, onbehandeld', 'Sanded to 120 grit, untreated'],
        [`Weegt ${kg} kg`, `Weighs ${kg} kg`],
        ['Kanten licht gebroken', 'Edges lightly eased'],
        [
          v.length / v.thick > 60
            ? 'Ondersteun als plank om de 600 mm'
            : 'Als plank tot 900 mm vrij te overspannen',
          v.length / v.thick > 60
            ? 'As a shelf, support every 600 mm'
            : 'As a shelf, spans up to 900 mm',
        ],
      ),
      advice: ts([
        'Olie beide kanten even vaak, dan trekt het paneel niet krom.',
        'Oil both faces equally and the panel stays flat.',
      ]),
      large: v.length > 2400,
    };
  },
});
const gevel = family({
  key: 'gevelbekleding',
  group: 'planken-en-panelen',
  brands: 'hout',
  weight: 8,
  name: t('Gevelbekleding', 'Cladding'),
  text: t(
    'Rabat, channelsiding en open profielen voor gevel en schuur.',
    'Shiplap, channel siding and open profiles for façade and shed.',
  ),
  axes: {
    profile: ['zweeds rabat', 'channelsiding', 'rhombus', 'halfhouts rabat'],
    wood: ['vuren', 'douglas', 'hardhout', 'zwart', 'grijs'],
    size: [
      [18, 130],
      [21, 145],
      [22, 195],
      [27, 68],
      [26, 146],
    ],
    length: [2400, 3000, 3600, 4200, 4800],
  },
  valid: (v) =>
    (v.profile === 'rhombus') === (v.size[0] === 27) && !(v.wood === 'hardhout' && v.size[1] > 150),
  draft: (v) => {
    const en = {
      'zweeds rabat': 'Swedish shiplap',
      channelsiding: 'Channel siding',
      rhombus: 'Rhombus cladding',
      'halfhouts rabat': 'Half-lap cladding',
    }[v.profile];
    const w = {
      vuren: t('vuren geïmpregneerd', 'treated spruce'),
      douglas: t('douglas', 'Douglas fir'),
      hardhout: t('padoek hardhout', 'padouk hardwood'),
      zwart: t('vuren zwart gespoten', 'spruce black coated'),
      grijs: t('vuren grijs vergrijsd', 'spruce grey weathered'),
    }[v.wood];
    const cover = v.size[1] - (v.profile === 'rhombus' ? -8 : 12);
    const perM = Math.round(1e5 / cover) / 100;
    return {
      name: t(
        `${v.profile.charAt(0).toUpperCase()}${v.profile.slice(1)} ${w.nl} ${v.size[0]}x${v.size[1]} mm ${v.length} mm`,
        `${en} ${w.en} ${v.size[0]}x${v.size[1]} mm ${v.length} mm`,
      ),
      price:
        ((v.size[0] * v.size[1] * v.length) / 1e6) *
        { vuren: 1.5, douglas: 1.75, hardhout: 4.6, zwart: 2.5, grijs: 2.6 }[v.wood],
      unit: 'stuk',
      per: [Math.round((cover * v.length) / 1000) / 1000, 'm²'],
      mm: [v.size[1], v.length, v.size[0]],
      kg: Math.round(((v.size[0] * v.size[1] * v.length) / 1e6) * 5) / 10,
      color: v.wood,
      material: w,
      attrs: [
        ...mm({ dikte: v.size[0], breedte: v.size[1], lengte: v.length }),
        txt('houtsoort', w),
        txt('uitvoering', t(v.profile, en)),
        val('rendement', `${perM} m/m²`),
      ],
      specs: [
        same(`${v.size[0]} x ${v.size[1]} mm`),
        t(`werkend ${cover} mm`, `cover ${cover} mm`),
      ],
      intro: ts(
        [
          `Geveldeel met profiel ${v.profile} in ${w.nl}, werkend ${cover} mm breed: ${perM} meter per m².`,
          `${en} board in ${w.en}, ${cover} mm cover: ${perM} metres per m².`,
        ],
        [
          `${v.length} mm lang geveldeel van ${w.nl}, ${v.size[0]} mm dik.`,
          `A ${v.length} mm cladding board of ${w.en}, ${v.size[0]} mm thick.`,
        ],
      ),
      facts: ts(
        ['Fijnbezaagde zichtzijde, houdt beits goed vast', 'Fine-sawn face that holds stain well'],
        ['Horizontaal en verticaal te verwerken', 'Fit horizontally or vertically'],
        [
          v.wood === 'hardhout'
            ? 'Duurzaamheidsklasse 1, mag onbehandeld'
            : 'Behandel zaagkanten met kopsealer',
          v.wood === 'hardhout'
            ? 'Durability class 1, may stay untreated'
            : 'Treat cut ends with end sealer',
        ],
      ),
      advice: ts(
        [
          'Houd 20 mm ventilatie achter de delen, onder en boven open.',
          'Keep a 20 mm ventilated cavity, open top and bottom.',
        ],
        [
          'Gebruik rvs schroeven: verzinkt geeft strepen.',
          'Use stainless screws: zinc leaves streaks.',
        ],
      ),
      large: v.length > 2700,
    };
  },
});

export const TIMBER: Family[] = [
  osb,
  multiplex,
  mdf,
  betontriplex,
  spaanplaat,
  regel,
  lat,
  plank,
  paneel,
  gevel,
];
