import { arc, box, cylinder, lathe, tube } from '../kit/bodies.ts';
import { brandMark } from '../kit/brand-mark.ts';
import type { Material } from '../kit/material.ts';
import { rect } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { group, move, type Solid } from '../kit/solid.ts';
import type { Shape } from './template.ts';

const COPPER: Material = { color: '#c57a4a', metal: 0.5 };
const DARK: Material = { color: '#24282d', gloss: 0.5 };

/** A pipe for water, its ring in the colour of what runs through it. */
const connection = (x: number, y: number, z: number, l: number, ring?: string): Solid =>
  group([
    tube([[x, y, z], [x, y, z + l]], 9, COPPER, 14), // oxfmt-ignore
    ...(ring ? [move(cylinder(15, 0, 9, { color: ring, gloss: 0.4 }, 24), x, y, z + l * 0.5)] : []),
  ]);

const HOT = '#c0392b';
const COLD = '#2c5d9c';

/** Litres of the tank, as the name counts them. */
const litres = (name: string, usual: number): number => Number(/(\d+) l\b/.exec(name)?.[1] ?? usual); // oxfmt-ignore

const badge = ({ look }: Shape, c: string, w: number, y: number, z: number): Solid =>
  soft(rect(-w / 2, z, w, w * 0.42, 4), y, 2, 0.5, { color: c }, { print: brandMark(look, -w * 0.47, -z - w * 0.4, w * 0.94, w * 0.38) }); // oxfmt-ignore

/** A round tank on the wall, taller the more it holds; its dial and pipes below. */
function wallTank(s: Shape, c: string): Solid[] {
  const top = 380 + litres(s.subject.name, 80) * 4;
  return [
    ...[-50, 50].map((x) => tube([[x, -60, 0], [x, -60, 60]], 9, COPPER, 14)), // oxfmt-ignore
    lathe([[0, 40], [120, 44], [170, 62], [184, 96], [186, top - 64], [176, top - 28], [126, top - 6], [0, top]], { color: c, gloss: 0.5 }, 64), // oxfmt-ignore
    soft(rect(-70, 90, 140, 70, 14), -190, 14, 5, DARK, { print: `<circle cx="-34" cy="-125" r="20" fill="#d3d8dc"/><path d="M-34 -125L-24 -139" stroke="#e2442f" stroke-width="4"/><rect x="4" y="-138" width="52" height="26" rx="4" fill="#0e2a1a"/><path d="M12 -125H40" stroke="#6ee08a" stroke-width="5"/>` }), // oxfmt-ignore
    badge(s, c, 140, -187, Math.max(240, top * 0.6)),
  ];
}

/** A small box for under a sink: its pipes leave at the top, a knob sits on the front. */
function underSink(s: Shape, c: string): Solid[] {
  const k = Math.cbrt(litres(s.subject.name, 10) / 10);
  const [w, d, h] = [270 * k, 240 * k, 390 * k];
  const ticks = Array.from({ length: 9 }, (_, i) => { const a = ((i * 30 + 150) * Math.PI) / 180; return `M${52 * Math.cos(a)} ${52 * Math.sin(a)}L${62 * Math.cos(a)} ${62 * Math.sin(a)}`; }).join(''); // oxfmt-ignore
  const z = h * 0.32;
  const print = `<g transform="translate(0 ${-z})"><path d="${ticks}" stroke="#6b747c" stroke-width="4"/><path d="M-40 66H-20" stroke="${COLD}" stroke-width="8"/><path d="M40 66H20" stroke="${HOT}" stroke-width="8"/></g>${brandMark(s.look, -w * 0.3, -h * 0.86, w * 0.6, h * 0.14)}<path d="M${-w * 0.4} ${-h * 0.62}H${w * 0.4}" stroke="#0b1424" stroke-opacity=".12" stroke-width="3"/>`; // oxfmt-ignore
  const knob = group([
    soft(rect(-42, z - 42, 84, 84, 42, 8), -26, 26, 8, { color: '#e9ecee', gloss: 0.5 }),
    soft(rect(-8, z - 38, 16, 76, 7), -42, 18, 6, { color: '#7b848c', gloss: 0.4 }),
  ]);
  const lamp = soft(rect(w * 0.3, z + 66, 14, 14, 7), -4, 6, 2, { color: '#e2442f', gloss: 0.8 });
  return [
    soft(rect(-w / 2, 0, w, h, 46), 0, d, 34, { color: c, gloss: 0.5 }, { print }),
    lamp,
    knob,
    connection(-52, d * 0.5, h - 4, 62, COLD),
    connection(52, d * 0.5, h - 4, 62, HOT),
  ];
}

/** Two tanks side by side in a flat case, with a screen that shows what it has learnt. */
function flatTank(s: Shape, c: string): Solid[] {
  const top = 420 + litres(s.subject.name, 80) * 5;
  const [w, d] = [500, 270];
  const shell: Material = { color: c, gloss: 0.5 };
  const wifi = [14, 26, 38].map((r) => `M${-r * 0.72} ${-r * 0.72}A${r} ${r} 0 0 1 ${r * 0.72} ${-r * 0.72}`).join(''); // oxfmt-ignore
  const bars = [18, 26, 40, 34, 22].map((v, i) => `<rect x="${26 + i * 15}" y="${-v / 2 - 2}" width="9" height="${v}" rx="2" fill="${i < 3 ? '#6ee08a' : '#3f6f86'}"/>`).join(''); // oxfmt-ignore
  const z = top * 0.24;
  const screen = `<g transform="translate(0 ${-z - 62})"><g transform="translate(-78 14)"><path d="${wifi}" fill="none" stroke="#8fd3ff" stroke-width="7" stroke-linecap="round"/><circle cy="-2" r="6" fill="#8fd3ff"/></g><g transform="translate(-6 0)">${bars}</g></g>`; // oxfmt-ignore
  return [
    connection(-70, d * 0.5, -56, 70, COLD),
    connection(70, d * 0.5, -56, 70, HOT),
    soft(rect(-w / 2, 0, w, top, 130, 12), 0, d, 96, shell, { steps: 9 }),
    soft(rect(-150, z, 300, 124, 24), -8, 12, 4, { color: '#14181d', gloss: 0.8 }, { print: screen }), // oxfmt-ignore
    ...[0, 1, 2, 3, 4].map((i) => soft(rect(-60 + i * 26, z - 44, 16, 8, 4), -3, 4, 1, { color: i < 4 ? '#5fc7ff' : '#d6dbdf', gloss: 0.4 })), // oxfmt-ignore
    badge(s, c, 170, -3, top * 0.66),
  ];
}

/** A tall tank on feet with the heat pump on top: its fan breathes through two ducts. */
function heatPump(s: Shape, c: string): Solid[] {
  const tank = 620 + litres(s.subject.name, 150) * 2.6;
  const r = 260;
  const dark: Material = { color: '#32383e', gloss: 0.35 };
  const duct = (x: number): Solid => {
    const z = tank + 358;
    const collar = lathe([[86, z], [86, z + 10], [72, z + 14], [72, z + 84], [80, z + 88], [80, z + 96], [64, z + 96]], { color: '#4a5158', gloss: 0.3 }, 40); // oxfmt-ignore
    const mouth = lathe([[64, z + 96], [0, z + 96]], { color: '#0d1116', gloss: 0 }, 40); // oxfmt-ignore
    return group([collar, mouth].map((part) => move(part, x, 0, 0)));
  };
  const outlet = (z: number, ring: string): Solid =>
    group([
      tube([[r + 3, -40, z], [r + 60, -40, z]], 15, COPPER, 18), // oxfmt-ignore
      tube([[r + 14, -40, z], [r + 26, -40, z]], 22, { color: ring, gloss: 0.4 }, 22), // oxfmt-ignore
    ]);
  const slats = Array.from({ length: 11 }, (_, i) => {
    const path = arc([0, 0, tank + 70 + i * 20], [1, 0, 0], [0, -1, 0], r + 3, 28, 152, 24);
    return tube(path, 4, { color: '#1d2126', gloss: 0.2 }, 6);
  });
  return [
    ...[-150, 150].flatMap((x) => [-150, 150].map((y) => move(cylinder(26, 0, 40, dark, 20), x, y, 0))), // oxfmt-ignore
    lathe([[0, 40], [r - 30, 40], [r - 8, 48], [r, 66], [r, tank], [r - 10, tank], [r - 10, tank + 16], [r + 2, tank + 18], [r + 2, tank + 316], [r - 14, tank + 346], [r - 50, tank + 356], [0, tank + 358]], (i) => (i < 4 ? { color: c, gloss: 0.5 } : dark), 64), // oxfmt-ignore
    group(slats),
    duct(-120),
    duct(120),
    box([-92, -r - 12, tank - 190], [184, 18, 110], { color: '#14181d', gloss: 0.7 }, { front: (w, h) => `<rect x="${w * 0.08}" y="${h * 0.16}" width="${w * 0.52}" height="${h * 0.68}" rx="6" fill="#0f3a4a"/><path d="M${w * 0.14} ${h * 0.62}Q${w * 0.24} ${h * 0.2} ${w * 0.34} ${h * 0.5}T${w * 0.54} ${h * 0.36}" fill="none" stroke="#7fe0ff" stroke-width="5"/><circle cx="${w * 0.8}" cy="${h * 0.5}" r="${h * 0.24}" fill="#3a4148"/><path d="M${w * 0.8} ${h * 0.5}V${h * 0.3}" stroke="#fff" stroke-width="4"/>` }), // oxfmt-ignore
    badge(s, c, 210, -r - 2, tank * 0.5),
    outlet(tank * 0.22, COLD),
    outlet(tank * 0.72, HOT),
  ];
}

/** The water heater that a name tells of. */
export function boiler(s: Shape): Solid[] {
  const { name } = s.subject;
  const c = s.color('#f6f6f2');
  if (/keuken/i.test(name)) return underSink(s, c);
  if (/slim/i.test(name)) return flatTank(s, c);
  return /warmtepomp/i.test(name) ? heatPump(s, c) : wallTank(s, c);
}
