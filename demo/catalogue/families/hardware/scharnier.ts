import { lengthAttributes, measureAttribute, piecesText, textAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { colorName } from '../../palette.ts';
import { same, t, textPairs } from '../../texts.ts';

export const scharnier: Family = family({
  key: 'scharnier',
  group: 'hang-en-sluitwerk',
  brands: 'hangsluit',
  weight: 9,
  name: t('Scharnieren', 'Hinges'),
  text: t('Voor deuren, ramen en kasten.', 'For doors, windows and cabinets.'),
  axes: {
    type: ['kogellager', 'vlak', 'paumelle', 'duimheng', 'kistscharnier'],
    size: [
      [76, 76],
      [89, 89],
      [89, 125],
      [102, 102],
      [127, 127],
      [160, 60],
    ],
    coat: ['verzinkt', 'rvs', 'messing', 'matzwart'],
    pack: [1, 2, 3],
  },
  valid: (v) => v.type !== 'kogellager' || v.size[0] < 160,
  draft: (v) => {
    const en = {
      kogellager: 'Ball-bearing hinge',
      vlak: 'Butt hinge',
      paumelle: 'Lift-off hinge',
      duimheng: 'Strap hinge',
      kistscharnier: 'Box hinge',
    }[v.type];
    const nl = {
      kogellager: 'Kogellagerscharnier',
      vlak: 'Scharnier vlak',
      paumelle: 'Paumelle',
      duimheng: 'Duimheng',
      kistscharnier: 'Kistscharnier',
    }[v.type];
    const one = v.type === 'vlak' ? 'vlak scharnier' : nl.toLowerCase();
    const many = {
      kogellager: 'kogellagerscharnieren',
      vlak: 'vlakke scharnieren',
      paumelle: 'paumelles',
      duimheng: 'duimhengen',
      kistscharnier: 'kistscharnieren',
    }[v.type];
    const c = colorName(v.coat);
    const load =
      Math.round((v.size[0] * v.size[1]) / 200 / 5) * 5 + (v.type === 'kogellager' ? 30 : 0);
    return {
      name: t(
        `${nl} ${v.size[0]}x${v.size[1]} mm ${c.nl} ${v.pack} st`,
        `${en} ${v.size[0]}x${v.size[1]} mm ${c.en} ${v.pack} pc${v.pack > 1 ? 's' : ''}`,
      ),
      price:
        (1.2 + (v.size[0] * v.size[1]) / 3000) *
        (v.type === 'kogellager' ? 1.7 : 1) *
        { verzinkt: 1, rvs: 2.1, messing: 1.8, matzwart: 1.5 }[v.coat] *
        v.pack *
        (1 - v.pack * 0.03),
      unit: v.pack > 1 ? 'set' : 'stuk',
      mm: [v.size[1], v.size[0], 3],
      kg: Math.round(v.size[0] * v.size[1] * 0.024 * v.pack) / 1000,
      color: v.coat,
      material: t('staal', 'steel'),
      attrs: [
        ...lengthAttributes({ hoogte: v.size[0], breedte: v.size[1] }),
        textAttribute('uitvoering', t(nl, en)),
        measureAttribute('draagvermogen', load, 'kg'),
        textAttribute('aantal', piecesText(v.pack)),
      ],
      specs: [
        same(`${v.size[0]} x ${v.size[1]} mm`),
        t(`deur tot ${load} kg`, `door up to ${load} kg`),
      ],
      intro: textPairs(
        [
          `${nl} van ${v.size[0]}x${v.size[1]} mm, ${c.nl}, voor deuren tot ${load} kg per drie stuks.`,
          `${en} of ${v.size[0]}x${v.size[1]} mm, ${c.en}, for doors up to ${load} kg on three.`,
        ],
        [
          `${v.pack === 1 ? 'Eén' : v.pack} ${v.pack > 1 ? many : one}, ${c.nl}, van ${v.size[0]}x${v.size[1]} mm.`,
          `${v.pack === 1 ? 'A' : v.pack} ${en.toLowerCase()}${v.pack > 1 ? 's' : ''}, ${c.en}, ${v.size[0]}x${v.size[1]} mm.`,
        ],
      ),
      facts: textPairs(
        [
          v.type === 'kogellager'
            ? 'Twee gesmeerde kogellagers: draait licht en slijt niet uit'
            : 'Losse pen: deur uitnemen zonder scharnier los te schroeven',
          v.type === 'kogellager'
            ? 'Two greased bearings: swings freely and does not wear'
            : 'Loose pin: lift the door without unscrewing',
        ],
        ['Schroeven 4.0x40 mm niet inbegrepen', 'Without 4.0x40 mm screws'],
        ['Geschikt voor links en rechts', 'Fits left and right hand'],
      ),
      advice: textPairs(
        [
          'Hang een deur zwaarder dan 40 kg aan drie of vier scharnieren.',
          'Hang doors over 40 kg on three or four hinges.',
        ],
        ['Freesdiepte is de bladdikte: 3 mm.', 'Rebate by the leaf thickness: 3 mm.'],
      ),
    };
  },
});
