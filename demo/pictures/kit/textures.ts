import type { Draw } from './bodies.ts';
import { random, type Random } from './random.ts';

/** Surfaces as transparent overlays, so that the light on the face below still shows. */
const n = (value: number): string => value.toFixed(2);

/** Long wavy lines and a few knots; the grain runs along the longer side. */
export const wood =
  (seed: number | string, strength = 1, knots = 3): Draw =>
  (w, h) => {
    const r = random(seed);
    const along = w >= h;
    const [length, across] = along ? [w, h] : [h, w];
    const lines: string[] = [];
    const count = Math.max(7, Math.min(34, Math.round((across / length) * 60)));
    for (let i = 0; i < count; i++) {
      const y = ((i + r.range(-0.4, 0.4)) / count) * across;
      const bend = r.range(-0.6, 0.6) * (across / count);
      const width = r.range(0.12, 0.5) * (across / count);
      lines.push(
        `<path d="M0 ${n(y)}C${n(length * 0.3)} ${n(y + bend)} ${n(length * 0.6)} ${n(y - bend)} ${n(length)} ${n(y + bend)}" stroke="${r() < 0.7 ? '#4a2a08' : '#fff'}" stroke-opacity="${n(r.range(0.07, 0.22) * strength)}" stroke-width="${n(width)}" fill="none"/>`,
      );
    }
    for (let i = 0; i < knots; i++) {
      const [x, y] = [r.range(0.06, 0.94) * length, r.range(0.2, 0.8) * across];
      const k = r.range(0.06, 0.13) * Math.min(across, length * 0.25);
      lines.push(
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(k * 2.2)}" ry="${n(k * 1.25)}" fill="#4a2a08" fill-opacity="${n(0.14 * strength)}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(k * 1.1)}" ry="${n(k * 0.75)}" fill="#3a1c04" fill-opacity="${n(0.42 * strength)}"/>`,
      );
    }
    return along ? lines.join('') : `<g transform="matrix(0 1 1 0 0 0)">${lines.join('')}</g>`;
  };

/** Pressed flakes of wood in many tints. */
export const flakes =
  (seed: number | string, count = 420): Draw =>
  (w, h) => {
    const r = random(seed);
    const size = Math.sqrt((w * h) / count) * 1.5;
    const tints = ['#8a5a22', '#fff1cf', '#6d4518', '#f3d9a4', '#a9742f', '#e9c588'];
    return Array.from({ length: count }, () => {
      const [x, y, a] = [r() * w, r() * h, r.range(0, 180)];
      const [l, t] = [size * r.range(0.6, 1.6), size * r.range(0.16, 0.42)];
      return `<rect x="${n(-l / 2)}" y="${n(-t / 2)}" width="${n(l)}" height="${n(t)}" transform="translate(${n(x)} ${n(y)}) rotate(${n(a)})" fill="${r.pick(tints)}" fill-opacity="${n(r.range(0.15, 0.5))}"/>`;
    }).join('');
  };

/** Grains, pits and specks: concrete, stone, plaster, granulate. */
export const speckle =
  (
    seed: number | string,
    count = 220,
    grain = 0.012,
    tints: readonly string[] = ['#000', '#000', '#fff'],
    alpha = 0.16,
  ): Draw =>
  (w, h) => {
    const r = random(seed);
    const size = Math.sqrt(w * h) * grain;
    const groups = new Map<string, string[]>();
    for (let i = 0; i < count; i++) {
      const k = size * r.range(0.3, 1.3);
      const [x, y, e] = [r() * w, r() * h, r.range(0.6, 1)];
      const key = `${r.pick(tints)}|${r.pick([0.5, 1, 1.5])}`;
      const d = `M${n(x - k)} ${n(y)}Q${n(x)} ${n(y - k * e * 1.6)} ${n(x + k)} ${n(y)}Q${n(x)} ${n(y + k * e * 1.4)} ${n(x - k)} ${n(y)}`;
      groups.set(key, [...(groups.get(key) ?? []), d]);
    }
    return [...groups]
      .map(([key, d]) => {
        const [tint, k] = key.split('|');
        return `<path fill="${tint}" fill-opacity="${n(alpha * Number(k))}" d="${d.join('')}"/>`;
      })
      .join('');
  };

/** Tangled fibres. */
export const wool =
  (seed: number | string, count = 160): Draw =>
  (w, h) => {
    const r = random(seed);
    const size = Math.sqrt(w * h) * 0.12;
    return [0, 1, 2]
      .map((tone) => {
        const d = Array.from({ length: count / 3 }, () => fibre(r, w, h, size)).join('');
        return `<path d="${d}" fill="none" stroke="${['#3d2c05', '#fff', '#6b4a0d'][tone]}" stroke-opacity=".24" stroke-width="${n(size * 0.05)}"/>`;
      })
      .join('');
  };

function fibre(r: Random, w: number, h: number, size: number): string {
  const [x, y] = [r() * w, r() * h];
  const step = (): string => n(r.range(-size, size));
  return `M${n(x)} ${n(y)}q${step()} ${n(r.range(-size, size) * 0.5)} ${step()} ${n(r.range(-size, size) * 0.4)}`;
}

/** Fine parallel lines: brushed metal, corrugated board, ribs. */
export const lines =
  (step: number, color = '#000', alpha = 0.12, vertical = false, width = 0.4): Draw =>
  (w, h) => {
    const d: string[] = [];
    for (let at = step / 2; at < (vertical ? w : h); at += step)
      d.push(vertical ? `M${n(at)} 0V${n(h)}` : `M0 ${n(at)}H${n(w)}`);
    return `<path d="${d.join('')}" stroke="${color}" stroke-opacity="${alpha}" stroke-width="${n(step * width)}"/>`;
  };

/** Beads of foam. */
export const beads =
  (seed: number | string): Draw =>
  (w, h) => {
    const r = random(seed);
    const k = Math.sqrt(w * h) * 0.014;
    const d: string[] = [];
    for (let i = 0; i < 520; i++) {
      const [x, y, s] = [r() * w, r() * h, k * r.range(0.6, 1.1)];
      d.push(
        `M${n(x - s)} ${n(y)}a${n(s)} ${n(s)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-2 * s)} 0`,
      );
    }
    return `<path d="${d.join('')}" fill="none" stroke="#5f6a78" stroke-opacity=".22" stroke-width="${n(k * 0.18)}"/>`;
  };

/** One print over another. */
export const layers =
  (...draws: Draw[]): Draw =>
  (w, h) =>
    draws.map((draw) => draw(w, h)).join('');
