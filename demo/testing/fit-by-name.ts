/**
 * Checks whether two products go together, only by their Dutch names. Independent of the table in
 * `demo/content/companions-*.yaml`, which it tests.
 */
const parseNumber = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replace(',', '.'));
const firstMatch = (name: string, pattern: RegExp): string | undefined => pattern.exec(name)?.[1];
const amountIn = (name: string, pattern: RegExp): number | null =>
  parseNumber(firstMatch(name, pattern));

const threadIn = (name: string) => firstMatch(name, /\bM(\d+)(?=[x ]|$)/);
const gradeIn = (name: string) =>
  firstMatch(name, /(RVS A\d|thermisch verzinkt|verzinkt|gegalvaniseerd)/) ?? 'plain';
const discDiameterIn = (name: string) => amountIn(name, /Ø(\d+)/);
const boreIn = (name: string) => amountIn(name, /[Ø ](\d+) mm/);
/** Returns the sides of a size: `600x1200 mm`, `12x5x3 mm`. */
const sidesIn = (name: string): number[] =>
  (firstMatch(name, /(\d+(?:,\d+)?(?:x\d+(?:,\d+)?)+) (?:mm|cm)/) ?? '')
    .split('x')
    .map((side) => parseNumber(side)!);
const screwLengthIn = (name: string) => amountIn(name, /\d(?:,\d)?x(\d+) mm/);
const screwDiameterIn = (name: string) => amountIn(name, /(\d+(?:,\d+)?)x\d+ mm/);

/** Returns the thickness of a material that screws go through; null for other products. */
function thicknessIn(name: string): number | null {
  if (
    /^(OSB|Multiplex|Underlayment|MDF|Betontriplex|Spaanplaat |Meubelplaat|Gipsplaat )/.test(name)
  )
    return sidesIn(name).at(-1) ?? null;
  if (/^(Lat|Plank|Regel|Vlonderplank|Halfhouts|Zweeds|Channelsiding|Rhombus)/.test(name))
    return amountIn(name, /(\d+)x\d+(?:x\d+)? mm/);
  return null;
}

/** Returns the bit that drives a chipboard screw. */
function bitForScrew(name: string): string {
  const diameter = screwDiameterIn(name) ?? 0;
  if (/ PZ /.test(name)) return diameter < 3.5 ? 'PZ1' : diameter < 6 ? 'PZ2' : 'PZ3';
  if (diameter < 3.5) return 'TX10';
  if (diameter < 4) return 'TX15';
  if (diameter < 5) return 'TX20';
  return diameter < 6 ? 'TX25' : 'TX30';
}

/** Spanner size of a hexagon head (DIN 931 and 933) by thread, in millimetres. */
const WRENCH_SIZES: Record<string, number> = {
  4: 7,
  5: 8,
  6: 10,
  8: 13,
  10: 17,
  12: 19,
  16: 24,
  20: 30,
};

const BLADE = /^Zaagblad/;
const DISC = /^(Diamantschijf|Lamellenschijf|Doorslijpschijf|Afbraamschijf)/;
const SDS = /^Betonboor SDS/;
const DRILL = /^(Metaalboor|Steenboor|Houtspiraalboor|Slangenboor|Betonboor)/;
const BOLT = /^(Inbusbout|Zeskantbout|Slotbout)/;
const NUT = /(?<!Flens)moer DIN|^Flensmoer/;
const RING = /^(Sluitring|Carrosseriering|Veerring|Tandveerring|Volgring)/;
const DRAIN_PIPE = /^(Pvc-afvoerbuis|Pvc-rioolbuis|Hemelwaterafvoer pvc)/;
const PVC_FITTING = /^Pvc[- ](bocht|T-stuk|mof|verloopring|ontstoppingsstuk)/;
const COPPER = /^Koperbuis/;
const COMPRESSION = /^(Knel|Kogelkraan|Perskoppeling|Muurplaat)/;
const PLASTERBOARD = /^Gipsplaat (?!plug)(?!.*schroef)/;
const CHIPBOARD_SCREW = /^Spaanplaatschroef/;
const WALL_PAINT = /^(Muurverf(?!roller)|Vochtwerende muurverf|Plafondverf|Buitenmuurverf)/;
const LACQUER = /^(Hoogglanslak|Zijdeglanslak|Vloerlak|Beits)/;
const WALL_TILE = /^(Metrotegel|Wandtegel)/;
const FLOOR_TILE = /^(Vloertegel|Mozaïektegel)/;
const MORTAR = /^(Metselmortel|Voegmortel)/;
const INNER_DOOR = /^(Binnendeur|Schuifdeur)/;
const OUTER_DOOR = /^(Voordeur|Achterdeur|Bergingsdeur|Loopdeur)/;
const FRAME = /^(Buitenkozijn|Binnenkozijn|Stalen montagekozijn)/;

type FitTest = (own: string, shown: string) => boolean;

/**
 * Pairs of kinds that only go together if the test holds, whichever of the two is the companion.
 */
const PAIRS: [a: RegExp, b: RegExp, fits: FitTest][] = [
  [BOLT, NUT, (a, b) => threadIn(a) === threadIn(b) && gradeIn(a) === gradeIn(b)],
  [BOLT, RING, (a, b) => threadIn(a) === threadIn(b) && gradeIn(a) === gradeIn(b)],
  [NUT, RING, (a, b) => threadIn(a) === threadIn(b) && gradeIn(a) === gradeIn(b)],
  [
    /^Houtdraadbout/,
    RING,
    (a, b) => screwDiameterIn(a) === parseNumber(threadIn(b)) && gradeIn(a) === gradeIn(b),
  ],
  [/^Haakse slijper/, DISC, (a, b) => discDiameterIn(b)! <= amountIn(a, /(\d+) mm/)!],
  [/^Cirkelzaag/, BLADE, (a, b) => discDiameterIn(b) === amountIn(a, /(\d+) mm/)],
  [/^(?!Cirkelzaag)/, BLADE, () => false],
  [/^(?!Haakse slijper)/, DISC, (a) => /bril|Oorkap|handschoen|beugel/i.test(a)],
  [/^Accuboormachine/, SDS, () => false],
  [/^Accuboormachine/, DRILL, (_, b) => boreIn(b)! <= 13],
  [/^Boorhamer/, DRILL, (_, b) => SDS.test(b)],
  [
    /plug/i,
    DRILL,
    (a, b) => screwDiameterIn(a) === boreIn(b) || amountIn(a, /(\d+)x/) === boreIn(b),
  ],
  [
    /^(Keilbout|Doorsteekanker|Betonschroef|Inslaganker)/,
    DRILL,
    (a, b) =>
      /^(Keilbout|Doorsteekanker)/.test(a) && SDS.test(b) && parseNumber(threadIn(a)) === boreIn(b),
  ],
  [CHIPBOARD_SCREW, /^(Bit|Diamantbit|Slagbit)/, (a, b) => b.includes(` ${bitForScrew(a)} `)],
  [/^Gipsplaatschroef/, /^(Bit|Diamantbit|Slagbit)/, (_, b) => / PH2 /.test(b)],
  [/^(Plaatschroef|Zelfborende|Houtdraadbout)/, /^(Bit|Diamantbit|Slagbit)/, () => false],
  [DRAIN_PIPE, PVC_FITTING, (a, b) => discDiameterIn(a) === discDiameterIn(b)],
  [/^Drukbuis/, PVC_FITTING, () => false],
  [
    /pvc/i,
    /^(Constructielijm|Houtlijm|Montagelijm|Spiegellijm|Tweecomponentenlijm|Polymeerlijm)/,
    (a) => !DRAIN_PIPE.test(a) && !PVC_FITTING.test(a),
  ],
  [COPPER, COMPRESSION, (a, b) => amountIn(a, /(\d+)x\d/) === amountIn(b, /(\d+) mm/)],
  [/^Meerlagenbuis/, COMPRESSION, () => false],
  [/^(Paneelradiator|Designradiator|Handdoekradiator)/, COPPER, () => false],
  [PLASTERBOARD, CHIPBOARD_SCREW, () => false],
  [PLASTERBOARD, /^Gipsplaatschroef/, (a, b) => screwLengthIn(b)! >= thicknessIn(a)! + 10],
  [
    /^(OSB|Multiplex|Underlayment|MDF|Betontriplex|Spaanplaat |Meubelplaat|Lat|Plank|Regel|Vlonderplank|Halfhouts|Zweeds|Channelsiding|Rhombus)/,
    CHIPBOARD_SCREW,
    (a, b) =>
      screwLengthIn(b)! >= 1.4 * thicknessIn(a)! && screwLengthIn(b)! <= 5 * thicknessIn(a)!,
  ],
  [
    /^(Vlonderplank|Halfhouts|Zweeds|Channelsiding|Rhombus|Tuinscherm)/,
    CHIPBOARD_SCREW,
    (_, b) => /RVS/.test(b),
  ],
  [
    /^Balkdrager/,
    /^Regel/,
    (a, b) => sidesIn(a)[0] === sidesIn(b)[0] && sidesIn(a)[1]! <= sidesIn(b)[1]!,
  ],
  [/^Balkdrager|^Hoekanker/, CHIPBOARD_SCREW, (a, b) => / rvs|RVS/.test(a) === /RVS/.test(b)],
  [
    /^Metalstud C-profiel/,
    /^Metalstud U-profiel/,
    (a, b) => amountIn(a, /(\d+)x/) === amountIn(b, /(\d+)x/),
  ],
  [/^Metalstud/, /^Gipsplaatschroef/, (_, b) => !/grove/.test(b)],
  [INNER_DOOR, FRAME, (a, b) => sidesIn(a).join() === sidesIn(b).join() && !/^Buiten/.test(b)],
  [OUTER_DOOR, FRAME, (a, b) => sidesIn(a).join() === sidesIn(b).join() && /^Buiten/.test(b)],
  [INNER_DOOR, /cilinder/i, () => false],
  [OUTER_DOOR, /^Deurklink/, (_, b) => /veiligheidsschild/.test(b)],
  [/^Halve cilinder/, /^Deurklink/, () => false],
  [/^(Knopcilinder|Veiligheidscilinder)/, /^Deurklink/, (_, b) => /PC\d/.test(b)],
  [WALL_PAINT, /^(Gaasband|Montagetape)/, () => false],
  [LACQUER, /^(Gaasband|Montagetape|Muurverfroller|Gevelroller)/, () => false],
  [/^Buitenmuurverf/, /^(Muurverfroller|Lakroller)/, () => false],
  [WALL_PAINT, /^(Lakroller|Metaalprimer|Grondverf hout)/, () => false],
  [LACQUER, /^(Voorstrijk|Muurverf)/, () => false],
  [/^Beits/, /^(Metaalprimer|Hechtprimer|Isoleerprimer|Grondverf)/, () => false],
  [WALL_TILE, /^Voegmiddel vloer/, () => false],
  [FLOOR_TILE, /^(Voegmiddel wand|Pastategellijm)/, () => false],
  [WALL_TILE, /^(Voegmortel|Metselmortel)/, () => false],
  [/^(Laminaat|Pvc-vloer)/, /^(Koplat|Trottoirband)/, () => false],
  [/^(Keukenmengkraan|Inbouwkraan|Buitenkraan)/, /wastafel|^Fontein /i, () => false],
  [/^Fonteinkraan/, /wastafel/i, () => false],
  [/^Uitstortgootsteen/, /kraan/i, () => false],
  [
    /^(Egalisatie|Dekvloer|Snelbeton|Betonmortel|Betonreparatie)/,
    /^(Metseltroffel|Gevelsteen)/,
    () => false,
  ],
  [/^(Gevelsteen|Betonblok|Betonlatei)/, /mortel/i, (_, b) => MORTAR.test(b)],
  [/^Cellenbetonblok/, /(mortel|lijm|zaag)/i, () => false],
  [
    /^Wandcontactdoos (inbouw|met USB)|^Wandcontactdoos opbouw/,
    /schakelaar|dimmer/,
    (a, b) => /opbouw/.test(a) === /opbouw/.test(b),
  ],
  [/^(Ledbuis|Ledlamp|Ledspot)/, /schakelaar|contactdoos/i, () => false],
  [/^Installatiedraad/, /voorbedraad/, () => false],
  [/^Druppelslang/, /kraan/i, () => false],
  [/^Tuinscherm composiet|^Tuindeur/, /paal/i, () => false],
  [/composiet/, CHIPBOARD_SCREW, () => false],
  [
    /^Zeskantbout/,
    /sleutel|^Dop zeskant/,
    (a, b) => WRENCH_SIZES[threadIn(a)!] === amountIn(b, / (\d+) mm/),
  ],
  [/^(Inbusbout|Slotbout|Houtdraadbout)/, /sleutel|^Dop zeskant/, () => false],
];

/**
 * Products that are never companions of certain others: which one is needed depends on the person,
 * or on another product.
 */
const UNFIT_PAIRS: [shown: RegExp, beside: RegExp][] = [
  [/op sterkte/, /./],
  [/^(?!.*kwast|Blokwitter|.*[Ss]pade).* maat (XS|S|M|L|XXL|\dXL|XL|\d\d)\b/, /./],
  [/handschoen/i, /./],
  [/Oorkap voor helm/, /^(?!Bouwhelm|Klimhelm)/],
];

/** Returns why a product is no companion of another; null if there is no known reason. */
export function unfitCompanion(own: string, shown: string): string | null {
  for (const [a, b, fits] of PAIRS) {
    const isOneWay = a.source.startsWith('^(?!');
    const isFitting =
      (!a.test(own) || !b.test(shown) || fits(own, shown)) &&
      (isOneWay || !b.test(own) || !a.test(shown) || fits(shown, own));
    if (!isFitting) return `${own} / ${shown}: ${a.source} and ${b.source}`;
  }
  const unfitPair = UNFIT_PAIRS.find(([one, beside]) => one.test(shown) && beside.test(own));
  return unfitPair ? `${own} / ${shown}: ${unfitPair[0].source}` : null;
}

/** Sizes that must be equal in products that replace each other. */
const SIZES: RegExp[] = [
  /(?<!mortel )\bM\d+(?:x\d+)?/g,
  /Ø\d+(?:x\d+)?/g,
  /\d+(?:,\d+)?(?:x\d+(?:,\d+)?)+(?= mm(?!²)| cm| m\b)/g,
  /(?<!VDE )\b\d+(?:,\d+)?V\b/g,
  /(?<!deel)draad|deeldraad|DIN \d+/g,
  /\bmaat \S+/g,
  /\b(?:PZ|PH|TX|SW)\d+/g,
];
/** The range of a laser does not matter for this. */
const lengthsIn = (name: string) =>
  /^Kruislijnlaser/.test(name) ? [] : (name.match(/(?<![x\d,])\d+(?:,\d+)? (?:mm|cm|m)\b/g) ?? []);
const sizesIn = (name: string) =>
  [...SIZES.flatMap((one) => name.match(one) ?? []), ...lengthsIn(name)].sort();

/** Words for colours, sizes and packs, which distinguish variants of one article. */
const VARIANT_WORDS =
  /\b(?:wit|zwart|grijs|antraciet|rood|blauw|groen|geel|oranje|beige|bruin|crème|zand|kaki|marineblauw|aluminium|transparant|helder)\b|voordeelpak|\b\d+ (?:st|l|kg|ml|g)\b|[\d,]+x?|\s+/g;

/** Words for quality, in which a better alternative may differ. */
const QUALITY_WORDS =
  /\bA[24]\b|klasse \d+|\bR\d+|SKG\*+|FFP\d|IP\d+|type \d+|\d+ planks|\d-zijdig|\d-laags|\bM\d+|3x\d,5|\d+(?:,\d+)? (?:Nm|J|W|lm|dB)|laser.*(?:rood|groen)|\d+ m(?= \dx| body)/g;

/** Returns why a product is no better alternative to another; null if it may be one. */
export function unfitStepUp(own: string, shown: string): string | null {
  const [a, b] = [sizesIn(own).join(), sizesIn(shown).join()];
  if (a !== b) return `${own} / ${shown}: ${a} and ${b}`;
  const qualityOf = (name: string) => name.match(QUALITY_WORDS)?.join();
  const isSame = own.replace(VARIANT_WORDS, '') === shown.replace(VARIANT_WORDS, '');
  return isSame && qualityOf(own) === qualityOf(shown) ? `${own} / ${shown}: a variant` : null;
}
