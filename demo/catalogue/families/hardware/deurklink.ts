import { textAttribute, valueAttribute } from '../../attributes.ts';
import { type Family, family } from '../../family.ts';
import { colorName } from '../../palette.ts';
import { t, textPairs } from '../../texts.ts';

export const deurklink: Family = family({
  key: 'deurklink',
  group: 'hang-en-sluitwerk',
  brands: 'hangsluit',
  weight: 9,
  name: t('Deurklinken', 'Door handles'),
  text: t(
    'Krukken op schild of rozet, voor binnen- en buitendeur.',
    'Levers on plate or rose, for internal and external doors.',
  ),
  axes: {
    model: ['Bastion', 'Kamer', 'Delft', 'Loods', 'Parel', 'Rondo', 'Haaks', 'Jachthuis'],
    plate: ['rozet', 'kortschild', 'langschild', 'veiligheidsschild SKG***'],
    hole: ['PC55', 'PC72', 'WC63', 'blind'],
    coat: ['rvs', 'matzwart', 'messing', 'aluminium'],
  },
  valid: (v) => v.plate !== 'veiligheidsschild SKG***' || v.hole === 'PC72' || v.hole === 'PC55',
  draft: (v) => {
    const en = {
      rozet: 'on rose',
      kortschild: 'short plate',
      langschild: 'long plate',
      'veiligheidsschild SKG***': 'security plate SKG***',
    }[v.plate];
    const c = colorName(v.coat);
    return {
      name: t(
        `Deurklink ${v.model} ${v.plate} ${v.hole} ${c.nl}`,
        `Door handle ${v.model} ${en} ${v.hole} ${c.en}`,
      ),
      price:
        { rozet: 21, kortschild: 16, langschild: 24, 'veiligheidsschild SKG***': 68 }[v.plate] *
        { rvs: 1.2, matzwart: 1.35, messing: 1.6, aluminium: 0.8 }[v.coat],
      unit: 'set',
      mm: [135, v.plate === 'rozet' ? 52 : v.plate === 'kortschild' ? 178 : 245, 60],
      kg: 0.7,
      color: v.coat,
      material: t(c.nl === 'mat zwart' ? 'zamak' : c.nl, c.en === 'matt black' ? 'zamak' : c.en),
      attrs: [textAttribute('uitvoering', t(v.plate, en)), valueAttribute('aansluiting', v.hole)],
      specs: [
        t(v.plate, en),
        t(
          v.hole === 'blind' ? 'zonder sleutelgat' : v.hole,
          v.hole === 'blind' ? 'no keyhole' : v.hole,
        ),
      ],
      intro: textPairs(
        [
          `Deurkruk ${v.model} op ${v.plate} in ${c.nl}, ${v.hole === 'blind' ? 'zonder sleutelgat' : `met gat ${v.hole}`}.`,
          `Lever ${v.model} ${en} in ${c.en}, ${v.hole === 'blind' ? 'without keyhole' : `drilled ${v.hole}`}.`,
        ],
        [
          `Een paar krukken model ${v.model}, ${c.nl}, klaar voor een deur van 38 tot 45 mm.`,
          `A pair of ${v.model} levers, ${c.en}, for doors of 38 to 45 mm.`,
        ],
      ),
      facts: textPairs(
        ['Verend gelagerd: de kruk hangt niet door', 'Sprung: the lever does not sag'],
        [
          v.hole === 'WC63' ? 'Met vrij/bezet-knop en noodopening' : 'Stift 8x8 mm meegeleverd',
          v.hole === 'WC63' ? 'With indicator and emergency release' : '8x8 mm spindle included',
        ],
        [
          v.plate.startsWith('veiligheid')
            ? 'Alleen van binnen te demonteren'
            : 'Onzichtbaar geschroefd',
          v.plate.startsWith('veiligheid') ? 'Removable from inside only' : 'Concealed fixings',
        ],
      ),
      advice: textPairs([
        'Boor met de meegeleverde mal, dan staan kruk en slot in één lijn.',
        'Drill with the supplied template so that lever and lock line up.',
      ]),
    };
  },
});
