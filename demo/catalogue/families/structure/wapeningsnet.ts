import { lengthAttributes, measureAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { same, t } from '../../texts.ts';
import { area } from './shared.ts';

export const wapeningsnet: Family = family({
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
        ...lengthAttributes({ lengte: v.l, breedte: v.w, diameter: v.wire }),
        measureAttribute('kiloPerM2', Math.round((kg / m2) * 10) / 10, 'kg/m²'),
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
