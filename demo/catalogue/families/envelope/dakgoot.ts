import { measureAttribute, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { same, t, textPairs } from '../../texts.ts';

export const dakgoot: Family = family({
  key: 'dakgoot',
  group: 'goten-en-afvoer',
  brands: 'dak',
  weight: 7,
  name: t('Dakgoten', 'Gutters'),
  text: t(
    'Bak- en mastgoten met de beugels die erbij horen.',
    'Box and half-round gutters with matching brackets.',
  ),
  axes: {
    type: ['mastgoot', 'bakgoot'],
    mat: ['pvc grijs', 'pvc zwart', 'zink', 'aluminium antraciet', 'koper'],
    width: [80, 100, 125, 150, 180],
    length: [2, 3, 4, 6],
  },
  draft: (v) => {
    const en = {
      'pvc grijs': 'PVC grey',
      'pvc zwart': 'PVC black',
      zink: 'zinc',
      'aluminium antraciet': 'aluminium anthracite',
      koper: 'copper',
    }[v.mat];
    const color = (
      {
        'pvc grijs': 'grijs',
        'pvc zwart': 'zwart',
        zink: 'zink',
        'aluminium antraciet': 'antraciet',
        koper: 'koper',
      } as const
    )[v.mat];
    return {
      name: t(
        `${v.type === 'bakgoot' ? 'Bakgoot' : 'Mastgoot'} ${v.mat} ${v.width} mm ${v.length} m`,
        `${v.type === 'bakgoot' ? 'Box gutter' : 'Half-round gutter'} ${en} ${v.width} mm ${v.length} m`,
      ),
      price:
        v.length *
        (2 + v.width * 0.028) *
        { 'pvc grijs': 1, 'pvc zwart': 1.1, zink: 2.9, 'aluminium antraciet': 3.2, koper: 7.5 }[
          v.mat
        ],
      unit: 'stuk',
      per: [v.length, 'm'],
      mm: [v.width, v.length * 1000, v.width],
      kg: Math.round(v.length * v.width * 0.012 * 10) / 10,
      color,
      material: t(v.mat.split(' ')[0]!, en.split(' ')[0]!),
      attrs: [
        measureAttribute('breedte', v.width),
        measureAttribute('lengte', v.length, 'm'),
        textAttribute('uitvoering', t(v.type, v.type === 'bakgoot' ? 'box' : 'half round')),
      ],
      specs: [same(`${v.width} mm`), same(`${v.length} m`)],
      intro: textPairs(
        [
          `${v.type === 'bakgoot' ? 'Bakgoot' : 'Mastgoot'} van ${v.mat}, ${v.width} mm breed en ${v.length} m lang, voor daken tot ${Math.round(v.width * 0.6)} m².`,
          `${v.type === 'bakgoot' ? 'Box gutter' : 'Half-round gutter'} in ${en}, ${v.width} mm wide and ${v.length} m long, for roofs up to ${Math.round(v.width * 0.6)} m².`,
        ],
        [
          `Goot van ${v.length} m in ${v.mat}, maat ${v.width} mm.`,
          `A ${v.length} m gutter in ${en}, size ${v.width} mm.`,
        ],
      ),
      facts: textPairs(
        [
          v.mat.startsWith('pvc')
            ? 'Lijm- of klikverbinding, uv-bestendig'
            : 'Te solderen of te klinken',
          v.mat.startsWith('pvc') ? 'Glue or click joint, UV stable' : 'Soldered or riveted joints',
        ],
        ['Beugels om de 500 mm', 'Brackets every 500 mm'],
        ['Afschot 2 mm per meter', 'Fall of 2 mm per metre'],
      ),
      advice: textPairs([
        v.mat.startsWith('pvc')
          ? 'Houd een uitzetvoeg van 1 mm per meter bij het lijmen aan.'
          : 'Gebruik een expansiestuk om de 12 meter.',
        v.mat.startsWith('pvc')
          ? 'Allow 1 mm per metre for expansion when gluing.'
          : 'Fit an expansion joint every 12 metres.',
      ]),
      large: v.length > 2,
    };
  },
});
