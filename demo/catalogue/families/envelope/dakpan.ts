import { textAttribute, valueAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { colorName } from '../../palette.ts';
import { t, textPairs } from '../../texts.ts';

export const dakpan: Family = family({
  key: 'dakpan',
  group: 'hellend-dak',
  brands: 'dak',
  weight: 8,
  name: t('Dakpannen', 'Roof tiles'),
  text: t(
    'Keramische en betonnen pannen, per stuk of per pallet.',
    'Clay and concrete tiles, singly or by the pallet.',
  ),
  axes: {
    model: ['sneldek', 'oude holle', 'verbeterde holle', 'tuile du nord', 'vlakke pan', 'romaans'],
    mat: ['beton', 'keramisch'],
    color: ['antraciet', 'zwart', 'rood', 'roodbruin', 'grijs', 'bruin'],
    finish: ['mat', 'geglazuurd', 'engobe'],
    pack: [1, 240],
  },
  valid: (v) => (v.mat === 'beton') === (v.finish === 'mat'),
  draft: (v) => {
    const m2 = {
      sneldek: 9.6,
      'oude holle': 16.5,
      'verbeterde holle': 14.5,
      'tuile du nord': 15,
      'vlakke pan': 10.4,
      romaans: 13,
    }[v.model];
    const en = {
      sneldek: 'Interlocking tile',
      'oude holle': 'Old hollow pantile',
      'verbeterde holle': 'Improved pantile',
      'tuile du nord': 'Northern tile',
      'vlakke pan': 'Flat tile',
      romaans: 'Roman tile',
    }[v.model];
    const fin = {
      mat: t('mat', 'matt'),
      geglazuurd: t('geglazuurd', 'glazed'),
      engobe: t('engobe', 'engobe'),
    }[v.finish];
    const c = colorName(v.color);
    const mat = v.mat === 'beton' ? t('beton', 'concrete') : t('keramisch', 'clay');
    return {
      name: t(
        `Dakpan ${v.model} ${mat.nl} ${c.nl} ${fin.nl}${v.pack > 1 ? ` pallet ${v.pack} st` : ''}`,
        `${en} ${mat.en} ${c.en} ${fin.en}${v.pack > 1 ? ` pallet of ${v.pack}` : ''}`,
      ),
      price:
        (13 / m2) *
        (v.mat === 'beton' ? 1 : 1.75) *
        (v.finish === 'geglazuurd' ? 1.45 : 1) *
        v.pack *
        (v.pack > 1 ? 0.92 : 1),
      unit: v.pack > 1 ? 'pallet' : 'stuk',
      per: [Math.round((v.pack / m2) * 1000) / 1000, 'm²'],
      mm: [Math.round(3300 / Math.sqrt(m2) / 3), 420, 45],
      kg: (Math.round((45 / m2) * 10) / 10) * v.pack,
      color: v.color,
      material: mat,
      attrs: [
        textAttribute('materiaal', mat),
        textAttribute('afwerking', fin),
        valueAttribute('stuksPerM2', m2),
        ...(v.pack > 1 ? [textAttribute('aantal', t(`${v.pack} stuks`, `${v.pack} pieces`))] : []),
      ],
      specs: [t(`${m2} st/m²`, `${m2} per m²`), c],
      intro: textPairs(
        [
          `${mat.nl === 'beton' ? 'Betonnen' : 'Keramische'} dakpan model ${v.model}, ${c.nl} ${fin.nl}; je legt er ${m2} per m².`,
          `${mat.en === 'clay' ? 'Clay' : 'Concrete'} ${en.toLowerCase()}, ${c.en} ${fin.en}; ${m2} to the m².`,
        ],
        [
          `${v.pack > 1 ? `Pallet met ${v.pack} pannen voor ${Math.floor(v.pack / m2)} m² dak` : 'Losse pan voor herstel en paswerk'}, ${v.model}, ${c.nl}.`,
          `${v.pack > 1 ? `Pallet of ${v.pack} tiles for ${Math.floor(v.pack / m2)} m² of roof` : 'Single tile for repair and fitting'}, ${en.toLowerCase()}, ${c.en}.`,
        ],
      ),
      facts: textPairs(
        [
          v.mat === 'beton' ? '30 jaar garantie op vorst' : '50 jaar kleurvast, vorstbestand',
          v.mat === 'beton' ? '30 years frost guarantee' : '50 years colourfast, frost proof',
        ],
        [
          `Dakvlak weegt ongeveer ${Math.round(45 * (v.mat === 'beton' ? 1 : 0.9))} kg per m²`,
          `Roof weighs about ${Math.round(45 * (v.mat === 'beton' ? 1 : 0.9))} kg per m²`,
        ],
        ['Dakhelling vanaf 25°', 'Roof pitch from 25°'],
        ['Vorst- en gevelpannen apart te bestellen', 'Ridge and verge tiles sold separately'],
      ),
      advice: textPairs(
        [
          'Veranker elke pan met een panhaak volgens NEN 6707.',
          'Hook every tile as NEN 6707 asks.',
        ],
        [
          'Leg droog uit en meng pallets voor een gelijke tint.',
          'Lay out dry and mix pallets for even colour.',
        ],
      ),
      large: v.pack > 1,
    };
  },
});
