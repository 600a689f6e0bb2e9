import { measureAttribute, textAttribute, valueAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { same, t, textPairs } from '../../texts.ts';

export const dakraam: Family = family({
  key: 'dakraam',
  group: 'hellend-dak',
  brands: 'dak',
  weight: 5,
  files: ['manual', 'dop'],
  name: t('Dakramen', 'Roof windows'),
  text: t(
    'Tuimel- en uitzetramen met gootstuk per maat.',
    'Pivot and top-hung windows with flashings by size.',
  ),
  axes: {
    size: [
      [55, 78],
      [55, 98],
      [66, 98],
      [66, 118],
      [78, 98],
      [78, 118],
      [78, 140],
      [94, 118],
      [114, 118],
      [134, 98],
    ],
    mat: ['grenen', 'wit kunststof', 'wit gelakt'],
    kind: ['tuimelvenster', 'uitzetvenster', 'elektrisch tuimelvenster'],
    glass: ['HR++', 'triple'],
  },
  draft: (v) => {
    const en = {
      tuimelvenster: 'Centre-pivot window',
      uitzetvenster: 'Top-hung window',
      'elektrisch tuimelvenster': 'Electric pivot window',
    }[v.kind];
    const men = { grenen: 'pine', 'wit kunststof': 'white PVC', 'wit gelakt': 'white lacquered' }[
      v.mat
    ];
    const u = v.glass === 'triple' ? 1.0 : 1.3;
    return {
      name: t(
        `Dakraam ${v.kind} ${v.mat} ${v.size[0]}x${v.size[1]} cm ${v.glass}`,
        `${en} ${men} ${v.size[0]}x${v.size[1]} cm ${v.glass === 'triple' ? 'triple glazed' : 'double glazed'}`,
      ),
      price:
        (170 + v.size[0] * v.size[1] * 0.021) *
        { tuimelvenster: 1, uitzetvenster: 1.3, 'elektrisch tuimelvenster': 1.85 }[v.kind] *
        (v.glass === 'triple' ? 1.25 : 1) *
        (v.mat === 'grenen' ? 1 : 1.1),
      unit: 'stuk',
      mm: [v.size[0] * 10, v.size[1] * 10, 120],
      kg: Math.round(v.size[0] * v.size[1] * 0.0042),
      color: v.mat === 'grenen' ? 'hout' : 'wit',
      material: v.mat === 'wit kunststof' ? t('kunststof', 'PVC') : t('grenen', 'pine'),
      attrs: [
        measureAttribute('breedte', v.size[0], 'cm'),
        measureAttribute('hoogte', v.size[1], 'cm'),
        valueAttribute('u-waarde', `${u} W/m²K`),
        textAttribute('uitvoering', t(v.kind, en)),
      ],
      specs: [same(`${v.size[0]} x ${v.size[1]} cm`), same(`Uw ${u} W/m²K`)],
      intro: textPairs(
        [
          `Dakraam als ${v.kind} in ${v.mat}, ${v.size[0]}x${v.size[1]} cm, met ${v.glass === 'triple' ? 'drievoudig glas' : 'HR++-glas'} (Uw ${u}).`,
          `${en} in ${men}, ${v.size[0]}x${v.size[1]} cm, with ${v.glass === 'triple' ? 'triple' : 'high-performance double'} glazing (Uw ${u}).`,
        ],
        [
          `Met ${v.size[0]} bij ${v.size[1]} cm komt er royaal licht op zolder; ${v.mat}.`,
          `At ${v.size[0]} by ${v.size[1]} cm it brings plenty of light to the attic; ${men}.`,
        ],
      ),
      facts: textPairs(
        ['Dakhelling 15° tot 90°', 'Pitch 15° to 90°'],
        ['Gehard buitenglas, gelaagd binnenglas', 'Toughened outer and laminated inner pane'],
        [
          v.kind.startsWith('elektr')
            ? 'Met regensensor en wandschakelaar'
            : 'Ventilatieklep met filter',
          v.kind.startsWith('elektr')
            ? 'With rain sensor and wall switch'
            : 'Vent flap with filter',
        ],
        ['Gootstuk apart, per dakbedekking', 'Flashing sold separately by roof type'],
      ),
      advice: textPairs([
        'Zet de onderkant op 90 tot 120 cm boven de vloer voor uitzicht en doorvalveiligheid.',
        'Set the sill 90 to 120 cm above the floor for view and safety.',
      ]),
      large: true,
    };
  },
});
