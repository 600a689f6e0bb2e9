import { describe, expect, it } from 'vitest';
import { FAMILY_KEYS } from '../catalogue/family-keys.ts';
import { svgDocument } from './document.ts';
import { TEMPLATES } from './families/templates.ts';
import { textPath } from './kit/text.ts';
import { productDrawing } from './product-drawing.ts';
import { distance, perceptualHash } from './testing/perceptual-hash.ts';
import { productOf } from './testing/subjects.ts';
import { PRODUCT_VIEWS, type ProductView } from './views.ts';

const look = (family: string, view: ProductView = 'front', more = {}): Promise<Uint8Array> =>
  perceptualHash(svgDocument(productDrawing(productOf(family, more), view), { w: 128, h: 128 }));

/**
 * Out of 255 bits. Measured: the same picture at another size moves 0 bits; the two most alike
 * families of all (skirting boards and copper pipes) differ in 52, the median pair in 124.
 */
const ALIKE = 40;

/** Names whose products are other things, though of one family. */
const KINDS: Record<string, string[]> = {
  veiligheidsbril: ['Veiligheidsbril helder', 'Veiligheidsbril geel', 'Overzetbril helder', 'Ruimzichtbril helder', 'Veiligheidsbril op sterkte helder'], // prettier-ignore
  stofmasker: ['Stofmasker FFP1', 'Stofmasker met ventiel FFP1', 'Vouwmasker FFP1', 'Halfgelaatsmasker met filters A2P3'], // prettier-ignore
  handzaag: ['Handzaag universeel', 'Handzaag fijn', 'Gipszaag', 'Isolatiezaag', 'IJzerzaag', 'Japanse trekzaag'], // prettier-ignore
  kwast: ['Ronde kwast', 'Platte kwast', 'Patentpuntkwast', 'Radiatorkwast', 'Blokwitter'],
  verfroller: ['Muurverfroller 180 mm', 'Lakroller 180 mm', 'Verfrollerset met bak 180 mm'],
  kraan: ['Wastafelmengkraan', 'Keukenmengkraan', 'Keukenmengkraan uittrekbaar', 'Inbouwkraan', 'Buitenkraan', 'Fonteinkraan'], // prettier-ignore
  plug: ['Nylonplug', 'Universele plug', 'Gipsplaatplug', 'Kozijnplug', 'Slagplug', 'Hollewandplug', 'Cellenbetonplug'], // prettier-ignore
  scharnier: ['Kogellagerscharnier', 'Scharnier vlak', 'Paumelle', 'Duimheng', 'Kistscharnier'],
  stopcontact: ['Wandcontactdoos inbouw', 'Wandcontactdoos opbouw', 'Wandcontactdoos waterdicht', 'Wandcontactdoos met USB', 'Perilex contactdoos'], // prettier-ignore
  schakelaar: ['Enkelpolige schakelaar', 'Wisselschakelaar', 'Serieschakelaar', 'Kruisschakelaar', 'Leddimmer', 'Bewegingsmelder'], // prettier-ignore
  'pir-plaat': ['PIR-plaat dak alu', 'PIR-plaat vloer', 'PIR-plaat met gips'],
  boor: ['Metaalboor 8 mm', 'Steenboor 8 mm', 'Betonboor SDS-plus 8 mm', 'Houtspiraalboor 8 mm'],
  moer: ['Zeskantmoer', 'Borgmoer', 'Dopmoer', 'Flensmoer', 'Vleugelmoer'],
  ladder: ['Enkele ladder', 'Reformladder 2-delig', 'Reformladder 3-delig', 'Vouwladder', 'Bordestrap'], // prettier-ignore
  wastafel: ['Wastafel', 'Opzetwastafel', 'Fontein', 'Meubelwastafel', 'Uitstortgootsteen'],
  kozijn: ['Binnenkozijn hout', 'Stalen montagekozijn', 'Buitenkozijn hardhout', 'Draaikiepraam kunststof', 'Vast raam kunststof'], // prettier-ignore
  buitendeur: ['Voordeur', 'Achterdeur met glas', 'Bergingsdeur', 'Loopdeur garage'],
  boiler: ['Elektrische boiler', 'Keukenboiler', 'Slimme boiler', 'Warmtepompboiler'],
  kruiwagen: ['Bouwkruiwagen', 'Tuinkruiwagen', 'Stenenkruiwagen', 'Kruiwagen tweewielig'],
  handschoen: ['Montagehandschoen PU', 'Werkhandschoen nitril', 'Snijbestendige handschoen klasse C', 'Winterhandschoen', 'Leren werkhandschoen'], // prettier-ignore
  plint: ['Plint recht', 'Plint kraal', 'Plakplint', 'Koplat', 'Overgangsprofiel'],
  'haakse-slijper': ['Slijper 230 V', 'Slijper 18V 2x 2,0 Ah', 'Slijper 18V body'],
};

/** Families whose kinds are of another form each, not only of another print or part. */
const FORMS = ['wastafel', 'kozijn', 'buitendeur', 'boiler', 'kruiwagen', 'handschoen', 'plint'];

describe('product drawings', () => {
  it('exist for every family of the catalogue', () => {
    expect(FAMILY_KEYS.filter((key) => !TEMPLATES[key])).toEqual([]);
    expect(Object.keys(TEMPLATES).length).toBeGreaterThanOrEqual(40);
  });

  it('look different for every two families', { timeout: 60_000 }, async () => {
    const hashes = new Map<string, Uint8Array>();
    for (const family of Object.keys(TEMPLATES)) hashes.set(family, await look(family));
    const alike: string[] = [];
    const list = [...hashes];
    list.forEach(([a, x], i) => {
      for (const [b, y] of list.slice(i + 1)) {
        const bits = distance(x, y);
        if (bits < ALIKE) alike.push(`${a} and ${b}: ${bits}`);
      }
    });
    expect(alike).toEqual([]);
  });

  it('show a product from different sides', { timeout: 60_000 }, async () => {
    const alike: string[] = [];
    for (const family of [
      'gipsplaat',
      'cement-zak',
      'spaanplaatschroef',
      'accuboormachine',
      'muurverf',
      'toilet',
      'werkbroek',
      'dakpan',
    ]) {
      const views = await Promise.all(PRODUCT_VIEWS.map(async (view) => [view, await look(family, view)] as const)); // prettier-ignore
      views.forEach(([a, x], i) => {
        for (const [b, y] of views.slice(i + 1))
          if (distance(x, y) < ALIKE) alike.push(`${family}: ${a} and ${b}: ${distance(x, y)}`);
      });
    }
    expect(alike).toEqual([]);
  });

  it('are the same for the same product, and its own for another', () => {
    const draw = (id: number): string =>
      productDrawing(productOf('osb-plaat', { id }), 'front').svg;
    expect(draw(100001)).toBe(draw(100001));
    expect(draw(100001)).not.toBe(draw(100002));
  });

  it('follow the colour and the size of the product', () => {
    const draw = (more: Parameters<typeof productOf>[1]): string =>
      productDrawing(productOf('gipsplaat', more), 'front').svg;
    expect(draw({ color: '#2c5d9c' })).not.toBe(draw({ color: '#b5322b' }));
    expect(draw({ width: 600, height: 2600, depth: 12.5 })).not.toBe(
      draw({ width: 1200, height: 2400, depth: 9.5 }),
    );
  });

  it('tell the kinds of a family apart that their names tell of', () => {
    const same: string[] = [];
    for (const [family, kinds] of Object.entries(KINDS)) {
      const svgs = kinds.map((name) => productDrawing(productOf(family, { name }), 'front').svg);
      svgs.forEach((svg, i) => {
        if (svgs.indexOf(svg) < i) same.push(`${family}: ${kinds[i]} as ${kinds[svgs.indexOf(svg)]}`); // prettier-ignore
      });
    }
    expect(same).toEqual([]);
  });

  it('give such a kind a form of its own', { timeout: 60_000 }, async () => {
    const alike: string[] = [];
    for (const family of FORMS) {
      const kinds = await Promise.all(KINDS[family]!.map(async (name) => [name, await look(family, 'front', { name })] as const)); // prettier-ignore
      kinds.forEach(([a, x], i) => {
        for (const [b, y] of kinds.slice(i + 1))
          if (distance(x, y) < ALIKE) alike.push(`${a} and ${b}: ${distance(x, y)}`);
      });
    }
    expect(alike).toEqual([]);
  });

  it('give the sizes of the product, not of what it hangs on', () => {
    for (const [family, name, sizes] of [
      ['wastafel', 'Wastafel 600x460 mm', ['600', '460']],
      ['wastafel', 'Meubelwastafel 1200x460 mm', ['1200', '460']],
      ['plint', 'Plakplint 12x90 mm 2400 mm', ['12', '90', '2400']],
    ] as const) {
      const { svg } = productDrawing(productOf(family, { name }), 'drawing');
      for (const size of sizes) {
        const { d } = textPath(size, 34, 500);
        expect(svg.includes(`d="${d}"`), `${name}: ${size}`).toBe(true);
      }
    }
  });

  it('carry the sizes of the catalogue on the dimension drawing', () => {
    const sheet = productDrawing(productOf('gipsplaat', { width: 600, height: 2600, depth: 12.5 }), 'drawing'); // prettier-ignore
    const other = productDrawing(productOf('gipsplaat', { width: 600, height: 3000, depth: 12.5 }), 'drawing'); // prettier-ignore
    expect(sheet.svg).not.toBe(other.svg);
  });

  it('need no fonts of the machine and no outside files', () => {
    for (const family of Object.keys(TEMPLATES))
      for (const view of ['front', 'package'] as const)
        expect(productDrawing(productOf(family), view).svg).not.toMatch(/<text|<image|font-family|NaN|undefined/); // prettier-ignore
  });
});
