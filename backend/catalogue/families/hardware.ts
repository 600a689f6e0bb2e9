import { mm, num, txt, val } from '../attributes.ts';
import { type Family, family } from '../family.ts';
import { colorName } from '../palette.ts';
import { same, t, ts } from '../texts.ts';

const hoekanker = family({
  key: 'hoekanker',
  group: 'verbindingsstaal',
  brands: 'verbinding',
  weight: 8,
  files: ['dop'],
  name: t('Hoekankers', 'Angle brackets'),
  text: t(
    'Voor hoekverbindingen in hout, met of zonder versterkingsril.',
    'For timber corner joints, with or without rib.',
  ),
  axes: {
    a: [40, 50, 60, 70, 90, 100, 105, 150],
    w: [20, 35, 40, 55, 65, 90],
    thick: [2, 2.5, 3],
    rib: ['', 'met ril'],
    coat: ['verzinkt', 'zwart', 'rvs'],
  },
  valid: (v) => v.w <= v.a && (v.rib === '' || v.a >= 60) && (v.thick < 3 || v.a >= 90),
  draft: (v) => ({
    name: t(
      `Hoekanker ${v.a}x${v.a}x${v.w}x${v.thick} mm ${v.rib ? `${v.rib} ` : ''}${v.coat}`,
      `Angle bracket ${v.a}x${v.a}x${v.w}x${v.thick} mm ${v.rib ? 'ribbed ' : ''}${colorName(v.coat).en}`,
    ),
    price:
      (0.25 + (v.a * v.w * v.thick) / 9000) *
      (v.rib ? 1.15 : 1) *
      { verzinkt: 1, zwart: 1.6, rvs: 3.4 }[v.coat],
    unit: 'stuk',
    mm: [v.w, v.a, v.a],
    kg: Math.round((v.a * 2 * v.w * v.thick * 7.85) / 1000) / 1000,
    color: v.coat,
    material:
      v.coat === 'rvs' ? t('rvs', 'stainless steel') : t('verzinkt staal', 'galvanised steel'),
    attrs: [
      ...mm({ hoogte: v.a, breedte: v.w, dikte: v.thick }),
      txt('uitvoering', v.rib ? t('met ril', 'ribbed') : t('vlak', 'plain')),
    ],
    specs: [same(`${v.a} x ${v.a} x ${v.w} mm`), same(`${v.thick} mm`)],
    intro: ts(
      [
        `Hoekanker met benen van ${v.a} mm, ${v.w} mm breed, uit ${v.thick} mm staal.`,
        `Bracket with ${v.a} mm legs, ${v.w} mm wide, of ${v.thick} mm steel.`,
      ],
      [
        `Voor houten hoekverbindingen: ${v.a}x${v.a} mm, ${v.thick} mm dik${v.rib ? ', verstijfd met een ril' : ''}.`,
        `For timber corners: ${v.a}x${v.a} mm, ${v.thick} mm thick${v.rib ? ', stiffened by a rib' : ''}.`,
      ],
    ),
    facts: ts(
      [
        `Gaten van 5 mm voor ankernagels of -schroeven${v.a >= 90 ? ', plus 11 mm voor een bout' : ''}`,
        `5 mm holes for anchor nails or screws${v.a >= 90 ? ', plus 11 mm for a bolt' : ''}`,
      ],
      ['CE volgens EN 14545', 'CE marked to EN 14545'],
      ['Nagel alle gaten voor de opgegeven belasting', 'Fill every hole for the stated load'],
    ),
    advice: ts([
      'Gebruik ankernagels 4.0x40 mm; gewone draadnagels dragen de helft.',
      'Use 4.0x40 mm anchor nails; plain nails carry half.',
    ]),
  }),
});
const balkdrager = family({
  key: 'balkdrager',
  group: 'verbindingsstaal',
  brands: 'verbinding',
  weight: 7,
  files: ['dop'],
  name: t('Balkdragers', 'Joist hangers'),
  text: t(
    'Dragen vloer- en dakbalken aan een wand of hoofdbalk.',
    'Carry floor and roof joists on a wall or beam.',
  ),
  axes: {
    w: [38, 46, 51, 59, 63, 71, 76, 80, 96, 100],
    h: [96, 110, 121, 146, 171, 196, 220],
    flange: ['lange lip', 'korte lip', 'inwendig'],
    coat: ['verzinkt', 'rvs'],
  },
  valid: (v) => v.h > v.w,
  draft: (v) => {
    const en = { 'lange lip': 'long strap', 'korte lip': 'face fix', inwendig: 'concealed flange' }[
      v.flange
    ];
    return {
      name: t(
        `Balkdrager ${v.w}x${v.h} mm ${v.flange} ${v.coat}`,
        `Joist hanger ${v.w}x${v.h} mm ${en} ${colorName(v.coat).en}`,
      ),
      price:
        (1.6 + (v.w + v.h * 2) / 110) *
        (v.flange === 'lange lip' ? 1.3 : 1) *
        (v.coat === 'rvs' ? 3.6 : 1),
      unit: 'stuk',
      mm: [v.w, v.h, 75],
      kg: Math.round((v.w + 2 * v.h) * 1.2) / 1000,
      color: v.coat,
      material:
        v.coat === 'rvs' ? t('rvs', 'stainless steel') : t('verzinkt staal', 'galvanised steel'),
      attrs: [...mm({ breedte: v.w, hoogte: v.h, dikte: 2 }), txt('uitvoering', t(v.flange, en))],
      specs: [same(`${v.w} x ${v.h} mm`), t(v.flange, en)],
      intro: ts(
        [
          `Balkdrager voor een balk van ${v.w} mm breed en ${v.h} mm steunhoogte, ${v.flange}.`,
          `Hanger for a joist ${v.w} mm wide with ${v.h} mm support, ${en}.`,
        ],
        [
          `Hangt een balk van ${v.w} mm in het werk zonder keep of pen.`,
          `Hangs a ${v.w} mm joist without notch or tenon.`,
        ],
      ),
      facts: ts(
        ['Staaldikte 2 mm', '2 mm steel'],
        [
          'CE volgens EN 14545, draagkracht in de prestatieverklaring',
          'CE marked to EN 14545, capacity in the declaration',
        ],
        [`Past bij balken van ${v.w - 1} tot ${v.w} mm`, `Suits joists of ${v.w - 1} to ${v.w} mm`],
      ),
      advice: ts(
        [
          'De drager moet minstens tweederde van de balkhoogte steunen.',
          'The hanger must support at least two thirds of the joist depth.',
        ],
        [
          'Laat geen speling aan de kop: de balk moet tegen de rug staan.',
          'Leave no gap at the end: the joist must bear against the back.',
        ],
      ),
    };
  },
});
const scharnier = family({
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
        ...mm({ hoogte: v.size[0], breedte: v.size[1] }),
        txt('uitvoering', t(nl, en)),
        num('draagvermogen', load, 'kg'),
        txt('aantal', t(`${v.pack} stuks`, `${v.pack} pieces`)),
      ],
      specs: [
        same(`${v.size[0]} x ${v.size[1]} mm`),
        t(`deur tot ${load} kg`, `door up to ${load} kg`),
      ],
      intro: ts(
        [
          `${nl} van ${v.size[0]}x${v.size[1]} mm, ${c.nl}, voor deuren tot ${load} kg per drie stuks.`,
          `${en} of ${v.size[0]}x${v.size[1]} mm, ${c.en}, for doors up to ${load} kg on three.`,
        ],
        [
          `${v.pack === 1 ? 'Eén' : v.pack} ${nl.toLowerCase()}${v.pack > 1 ? 's of -paren' : ''} in ${c.nl}, maat ${v.size[0]}x${v.size[1]} mm.`,
          `${v.pack === 1 ? 'A' : v.pack} ${en.toLowerCase()}${v.pack > 1 ? 's' : ''} in ${c.en}, ${v.size[0]}x${v.size[1]} mm.`,
        ],
      ),
      facts: ts(
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
      advice: ts(
        [
          'Hang een deur zwaarder dan 40 kg aan drie of vier scharnieren.',
          'Hang doors over 40 kg on three or four hinges.',
        ],
        ['Freesdiepte is de bladdikte: 3 mm.', 'Rebate by the leaf thickness: 3 mm.'],
      ),
    };
  },
});
const cilinder = family({
  key: 'cilinder',
  group: 'hang-en-sluitwerk',
  brands: 'hangsluit',
  weight: 8,
  name: t('Cilinders & sloten', 'Cylinders & locks'),
  text: t(
    'Cilinders met SKG-keur, ook gelijksluitend te bestellen.',
    'Rated cylinders, also keyed alike.',
  ),
  axes: {
    a: [30, 35, 40, 45, 50, 60],
    b: [30, 35, 40, 45, 50, 60],
    skg: ['SKG**', 'SKG***'],
    kind: ['dubbel', 'knop', 'half'],
    set: [1, 2, 3],
  },
  valid: (v) => v.a <= v.b && (v.kind !== 'half' || (v.a === 30 && v.set === 1)),
  draft: (v) => {
    const nl = { dubbel: 'Veiligheidscilinder', knop: 'Knopcilinder', half: 'Halve cilinder' }[
      v.kind
    ];
    const en = { dubbel: 'Security cylinder', knop: 'Thumb-turn cylinder', half: 'Half cylinder' }[
      v.kind
    ];
    const dims = v.kind === 'half' ? `${v.b}/10` : `${v.a}/${v.b}`;
    const keys = v.set * 3;
    return {
      name: t(
        `${nl} ${dims} mm ${v.skg}${v.set > 1 ? ` gelijksluitend ${v.set} st` : ''}`,
        `${en} ${dims} mm ${v.skg}${v.set > 1 ? ` keyed alike ${v.set} pcs` : ''}`,
      ),
      price:
        (14 + (v.a + v.b) * 0.16) *
        (v.skg === 'SKG***' ? 1.75 : 1) *
        v.set *
        (v.kind === 'knop' ? 1.2 : 1),
      unit: v.set > 1 ? 'set' : 'stuk',
      mm: [17, 33, v.a + v.b],
      kg: 0.22 * v.set,
      color: 'rvs',
      material: t('vernikkeld messing', 'nickel-plated brass'),
      attrs: [
        val('lengte', `${dims} mm`),
        val('skg', v.skg),
        txt('uitvoering', t(nl, en)),
        txt('aantal', t(`${v.set} stuks`, `${v.set} pieces`)),
      ],
      specs: [same(`${dims} mm`), same(v.skg)],
      intro: ts(
        [
          `${nl} ${dims} mm met ${v.skg}, geleverd met ${keys} sleutels.`,
          `${en} ${dims} mm rated ${v.skg}, with ${keys} keys.`,
        ],
        [
          `${v.skg}-cilinder van ${dims} mm${v.set > 1 ? `; ${v.set} sloten op één sleutel` : ''}.`,
          `${v.skg} cylinder of ${dims} mm${v.set > 1 ? `; ${v.set} locks on one key` : ''}.`,
        ],
      ),
      facts: ts(
        [
          v.skg === 'SKG***'
            ? 'Kerntrekbeveiliging, boorbescherming en certificaatsleutel'
            : 'Boorbescherming in huis en kern',
          v.skg === 'SKG***'
            ? 'Anti-pull core, drill protection and key card'
            : 'Drill protection in body and core',
        ],
        [
          `${keys} sleutels, bij te maken op vertoon van de pas`,
          `${keys} keys, copies on showing the card`,
        ],
        ['Past in elk Euro-profielslot', 'Fits any euro profile lock'],
      ),
      advice: ts([
        'Meet van het hart van de schroef naar beide kanten; de cilinder mag hooguit 2 mm uitsteken.',
        'Measure from the fixing screw to both sides; the cylinder may stand out 2 mm at most.',
      ]),
    };
  },
});
const deurklink = family({
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
      attrs: [txt('uitvoering', t(v.plate, en)), val('aansluiting', v.hole)],
      specs: [
        t(v.plate, en),
        t(
          v.hole === 'blind' ? 'zonder sleutelgat' : v.hole,
          v.hole === 'blind' ? 'no keyhole' : v.hole,
        ),
      ],
      intro: ts(
        [
          `Deurkruk ${v.model} op ${v.plate} in ${c.nl}, ${v.hole === 'blind' ? 'zonder sleutelgat' : `met gat ${v.hole}`}.`,
          `Lever ${v.model} ${en} in ${c.en}, ${v.hole === 'blind' ? 'without keyhole' : `drilled ${v.hole}`}.`,
        ],
        [
          `Een paar krukken model ${v.model}, ${c.nl}, klaar voor een deur van 38 tot 45 mm.`,
          `A pair of ${v.model} levers, ${c.en}, for doors of 38 to 45 mm.`,
        ],
      ),
      facts: ts(
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
      advice: ts([
        'Boor met de meegeleverde mal, dan staan kruk en slot in één lijn.',
        'Drill with the supplied template so that lever and lock line up.',
      ]),
    };
  },
});
const hangslot = family({
  key: 'hangslot',
  group: 'hang-en-sluitwerk',
  brands: 'hangsluit',
  weight: 6,
  name: t('Hangsloten', 'Padlocks'),
  text: t('Voor poort, container en gereedschapskist.', 'For gate, container and tool box.'),
  axes: {
    w: [20, 30, 40, 50, 60, 70, 80],
    body: ['messing', 'staal', 'rvs', 'zwart'],
    shackle: ['', 'hoge beugel'],
    kind: ['sleutel', 'cijfer'],
    set: [1, 2, 4],
  },
  valid: (v) => !(v.kind === 'cijfer' && (v.set > 1 || v.w > 60)),
  draft: (v) => {
    const c = colorName(v.body);
    return {
      name: t(
        `${v.kind === 'cijfer' ? 'Cijferhangslot' : 'Hangslot'} ${v.w} mm ${c.nl}${v.shackle ? ' hoge beugel' : ''}${v.set > 1 ? ` gelijksluitend ${v.set} st` : ''}`,
        `${v.kind === 'cijfer' ? 'Combination padlock' : 'Padlock'} ${v.w} mm ${c.en}${v.shackle ? ' long shackle' : ''}${v.set > 1 ? ` keyed alike ${v.set} pcs` : ''}`,
      ),
      price:
        (2 + v.w * 0.28) * (v.body === 'rvs' ? 1.9 : v.body === 'staal' ? 1.3 : 1) * v.set * 0.97,
      unit: v.set > 1 ? 'set' : 'stuk',
      mm: [v.w, v.w * (v.shackle ? 2.1 : 1.5), 18],
      kg: Math.round(v.w * 5 * v.set) / 1000,
      color: v.body,
      material: c,
      attrs: [
        ...mm({ breedte: v.w, diameter: Math.round(v.w / 7) }),
        txt(
          'uitvoering',
          v.kind === 'cijfer' ? t('cijferslot', 'combination') : t('sleutel', 'keyed'),
        ),
        txt('aantal', t(`${v.set} stuks`, `${v.set} pieces`)),
      ],
      specs: [
        same(`${v.w} mm`),
        t(`beugel ${Math.round(v.w / 7)} mm`, `${Math.round(v.w / 7)} mm shackle`),
      ],
      intro: ts(
        [
          `Hangslot van ${v.w} mm in ${c.nl} met een geharde beugel van ${Math.round(v.w / 7)} mm.`,
          `A ${v.w} mm ${c.en} padlock with a ${Math.round(v.w / 7)} mm hardened shackle.`,
        ],
        [
          `${v.kind === 'cijfer' ? 'Vier cijfers, geen sleutel kwijt' : `Met ${v.set * 2} sleutels`}: slot van ${v.w} mm in ${c.nl}.`,
          `${v.kind === 'cijfer' ? 'Four digits, no key to lose' : `With ${v.set * 2} keys`}: a ${v.w} mm lock in ${c.en}.`,
        ],
      ),
      facts: ts(
        [
          v.w >= 60 ? 'Dubbele vergrendeling van de beugel' : 'Enkele vergrendeling',
          v.w >= 60 ? 'Shackle locked on both sides' : 'Single locking',
        ],
        [
          v.body === 'rvs' || v.body === 'messing'
            ? 'Geschikt voor buiten'
            : 'Smeer buiten elk halfjaar',
          v.body === 'rvs' || v.body === 'messing'
            ? 'Fit for outdoors'
            : 'Oil twice a year outdoors',
        ],
        [
          v.shackle
            ? 'Hoge beugel past om dikke sluithaken'
            : 'Korte beugel laat weinig ruimte voor een koevoet',
          v.shackle
            ? 'Long shackle clears thick hasps'
            : 'Short shackle leaves little room for a crowbar',
        ],
      ),
      advice: ts([
        'Spuit slotspray in de kern, geen kruipolie: die trekt stof aan.',
        'Use lock spray, not penetrating oil: oil draws dust.',
      ]),
    };
  },
});

export const HARDWARE: Family[] = [hoekanker, balkdrager, scharnier, cilinder, deurklink, hangslot];
