import type { Texts } from '../../backend/platform/db/schema/columns.ts';

interface Color {
  name: Texts;
  hex: string;
}

const makeColor = (nl: string, en: string, hex: string): Color => ({ name: { nl, en }, hex });

/** Colours of products, with the colour of their pictures. */
export const COLORS = {
  wit: makeColor('wit', 'white', '#f6f6f2'),
  gebrokenwit: makeColor('gebroken wit', 'off-white', '#efe9da'),
  creme: makeColor('crème', 'cream', '#efe3c2'),
  zwart: makeColor('zwart', 'black', '#23252a'),
  matzwart: makeColor('mat zwart', 'matt black', '#2b2b2d'),
  antraciet: makeColor('antraciet', 'anthracite', '#41474d'),
  grijs: makeColor('grijs', 'grey', '#8f9599'),
  lichtgrijs: makeColor('lichtgrijs', 'light grey', '#c5c9cb'),
  donkergrijs: makeColor('donkergrijs', 'dark grey', '#5a5f64'),
  betongrijs: makeColor('betongrijs', 'concrete grey', '#a5a49e'),
  bruin: makeColor('bruin', 'brown', '#7a5438'),
  donkerbruin: makeColor('donkerbruin', 'dark brown', '#4b3424'),
  beige: makeColor('beige', 'beige', '#d9c6a5'),
  zand: makeColor('zand', 'sand', '#d8bf8a'),
  geel: makeColor('geel', 'yellow', '#f2c318'),
  oranje: makeColor('oranje', 'orange', '#ec7a1c'),
  rood: makeColor('rood', 'red', '#b5322b'),
  roodbruin: makeColor('roodbruin', 'red-brown', '#964a34'),
  roodbont: makeColor('roodbont', 'mixed red', '#a3503c'),
  heide: makeColor('heide', 'heather', '#7d5a5e'),
  roze: makeColor('roze', 'pink', '#d8a49c'),
  lichtgroen: makeColor('lichtgroen', 'light green', '#a8c3a2'),
  lichtblauw: makeColor('lichtblauw', 'light blue', '#a3bbd4'),
  groen: makeColor('groen', 'green', '#4a7a45'),
  dennengroen: makeColor('dennengroen', 'pine green', '#2f4a39'),
  blauw: makeColor('blauw', 'blue', '#2c5d9c'),
  marine: makeColor('marineblauw', 'navy', '#253551'),
  transparant: makeColor('transparant', 'clear', '#dfe9ec'),
  verzinkt: makeColor('verzinkt', 'zinc-plated', '#b9bec2'),
  geelverzinkt: makeColor('geel verzinkt', 'yellow zinc-plated', '#cfae57'),
  rvs: makeColor('rvs', 'stainless steel', '#c3c8cb'),
  staal: makeColor('staal', 'steel', '#9aa1a7'),
  chroom: makeColor('chroom', 'chrome', '#d3d8dc'),
  aluminium: makeColor('aluminium', 'aluminium', '#cdd1d4'),
  messing: makeColor('messing', 'brass', '#c9a24a'),
  koper: makeColor('koper', 'copper', '#b87046'),
  zink: makeColor('zink', 'zinc', '#aeb6bb'),
  gefosfateerd: makeColor('zwart gefosfateerd', 'black phosphated', '#34363a'),
  hout: makeColor('houtkleurig', 'wood', '#d8b47e'),
  vuren: makeColor('vuren', 'spruce', '#e2c393'),
  eiken: makeColor('eiken', 'oak', '#c79a63'),
  beuken: makeColor('beuken', 'beech', '#dcb389'),
  noten: makeColor('noten', 'walnut', '#7b5637'),
  hardhout: makeColor('hardhout', 'hardwood', '#8a5234'),
  douglas: makeColor('douglas', 'Douglas fir', '#d0956a'),
  naturel: makeColor('naturel', 'natural', '#d6c1a0'),
  fluogeel: makeColor('fluogeel', 'fluorescent yellow', '#dbe62a'),
} as const satisfies Record<string, Color>;

export type ColorKey = keyof typeof COLORS;

/** Returns the name of a colour in both languages. */
export const colorName = (key: ColorKey): Texts => COLORS[key].name;
