import { lengthAttributes, textAttribute, valueAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { same, t, textPairs } from '../../texts.ts';
import { splitIntoAttributes } from '../parts.ts';

const species = splitIntoAttributes('houtsoort', {
  afwerking: /zwart gespoten|black coated|grijs vergrijsd|grey weathered/,
});

export const gevelbekleding: Family = family({
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
      material: species(w.nl, w.en)[0]?.value,
      attrs: [
        ...lengthAttributes({ dikte: v.size[0], breedte: v.size[1], lengte: v.length }),
        ...species(w.nl, w.en),
        textAttribute('uitvoering', t(v.profile, en)),
        valueAttribute('rendement', `${perM} m/m²`),
      ],
      specs: [
        same(`${v.size[0]} x ${v.size[1]} mm`),
        t(`werkend ${cover} mm`, `cover ${cover} mm`),
      ],
      intro: textPairs(
        [
          `Geveldeel met profiel ${v.profile} in ${w.nl}, werkend ${cover} mm breed: ${perM} meter per m².`,
          `${en} board in ${w.en}, ${cover} mm cover: ${perM} metres per m².`,
        ],
        [
          `${v.length} mm lang geveldeel van ${w.nl}, ${v.size[0]} mm dik.`,
          `A ${v.length} mm cladding board of ${w.en}, ${v.size[0]} mm thick.`,
        ],
      ),
      facts: textPairs(
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
      advice: textPairs(
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
