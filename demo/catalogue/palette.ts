import type { Texts } from '../../backend/platform/db/schema/columns.ts';

interface Color {
  name: Texts;
  hex: string;
}

const color = (nl: string, en: string, hex: string): Color => ({ name: { nl, en }, hex });

/** Colours that products come in, with what the picture is painted in. */
export const COLORS = {
  wit: color('wit', 'white', '#f6f6f2'),
  gebrokenwit: color('gebroken wit', 'off-white', '#efe9da'),
  creme: color('crème', 'cream', '#efe3c2'),
  zwart: color('zwart', 'black', '#23252a'),
  matzwart: color('mat zwart', 'matt black', '#2b2b2d'),
  antraciet: color('antraciet', 'anthracite', '#41474d'),
  grijs: color('grijs', 'grey', '#8f9599'),
  lichtgrijs: color('lichtgrijs', 'light grey', '#c5c9cb'),
  donkergrijs: color('donkergrijs', 'dark grey', '#5a5f64'),
  betongrijs: color('betongrijs', 'concrete grey', '#a5a49e'),
  bruin: color('bruin', 'brown', '#7a5438'),
  donkerbruin: color('donkerbruin', 'dark brown', '#4b3424'),
  beige: color('beige', 'beige', '#d9c6a5'),
  zand: color('zand', 'sand', '#d8bf8a'),
  geel: color('geel', 'yellow', '#f2c318'),
  oranje: color('oranje', 'orange', '#ec7a1c'),
  rood: color('rood', 'red', '#b5322b'),
  roodbruin: color('roodbruin', 'red-brown', '#964a34'),
  roodbont: color('roodbont', 'mixed red', '#a3503c'),
  heide: color('heide', 'heather', '#7d5a5e'),
  roze: color('roze', 'pink', '#d8a49c'),
  lichtgroen: color('lichtgroen', 'light green', '#a8c3a2'),
  lichtblauw: color('lichtblauw', 'light blue', '#a3bbd4'),
  groen: color('groen', 'green', '#4a7a45'),
  dennengroen: color('dennengroen', 'pine green', '#2f4a39'),
  blauw: color('blauw', 'blue', '#2c5d9c'),
  marine: color('marineblauw', 'navy', '#253551'),
  transparant: color('transparant', 'clear', '#dfe9ec'),
  verzinkt: color('verzinkt', 'zinc-plated', '#b9bec2'),
  geelverzinkt: color('geel verzinkt', 'yellow zinc-plated', '#cfae57'),
  rvs: color('rvs', 'stainless steel', '#c3c8cb'),
  staal: color('staal', 'steel', '#9aa1a7'),
  chroom: color('chroom', 'chrome', '#d3d8dc'),
  aluminium: color('aluminium', 'aluminium', '#cdd1d4'),
  messing: color('messing', 'brass', '#c9a24a'),
  koper: color('koper', 'copper', '#b87046'),
  zink: color('zink', 'zinc', '#aeb6bb'),
  gefosfateerd: color('zwart gefosfateerd', 'black phosphated', '#34363a'),
  hout: color('houtkleurig', 'wood', '#d8b47e'),
  vuren: color('vuren', 'spruce', '#e2c393'),
  eiken: color('eiken', 'oak', '#c79a63'),
  beuken: color('beuken', 'beech', '#dcb389'),
  noten: color('noten', 'walnut', '#7b5637'),
  hardhout: color('hardhout', 'hardwood', '#8a5234'),
  douglas: color('douglas', 'Douglas fir', '#d0956a'),
  naturel: color('naturel', 'natural', '#d6c1a0'),
  fluogeel: color('fluogeel', 'fluorescent yellow', '#dbe62a'),
} as const satisfies Record<string, Color>;

export type ColorKey = keyof typeof COLORS;

/** Name of a colour in both languages. */
export const colorName = (key: ColorKey): Texts => COLORS[key].name;
