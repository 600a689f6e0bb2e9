import type { Projection } from './camera.ts';
import { byOcclusion } from './order.ts';
import { path } from './scene.ts';
import { allFaces, type Face, type Solid } from './solid.ts';
import { dot, type V2, type V3 } from './vec.ts';

const key = (p: V3): string => p.map((v) => Math.round(v * 50)).join();

/** Edges of a body that a draughtsman draws: outlines, and folds of more than this cosine. */
const FOLD = 0.82;

/** The bodies in lines: hidden lines are covered, flat sides stay white. */
export function lineScene(
  solids: Solid[],
  view: Projection,
  at: { x: number; y: number; k: number },
  ink: string,
): string {
  let [x0, y0] = [Infinity, Infinity];
  for (const solid of solids)
    for (const face of allFaces(solid))
      for (const c of face.contours)
        for (const p of c) {
          const [x, y] = view.point(p);
          [x0, y0] = [Math.min(x0, x), Math.min(y0, y)];
        }
  const screen = (p: V3): V2 => {
    const [x, y] = view.point(p);
    return [(x - x0) * at.k + at.x, (y - y0) * at.k + at.y];
  };
  const out: string[] = [];
  for (const solid of byOcclusion(solids, view.toViewer)) {
    const faces = solid.faces.filter((face) => dot(face.n, view.toViewer) > 1e-4);
    const edges = new Map<string, { a: V3; b: V3; faces: Face[] }>();
    for (const face of faces)
      for (const c of face.contours)
        c.forEach((a, i) => {
          const b = c[(i + 1) % c.length]!;
          const [ka, kb] = [key(a), key(b)];
          const id = ka < kb ? `${ka}|${kb}` : `${kb}|${ka}`;
          const edge = edges.get(id);
          if (edge) edge.faces.push(face);
          else edges.set(id, { a, b, faces: [face] });
        });
    for (const face of faces.toSorted((p, q) => (p.layer ?? 0) - (q.layer ?? 0)))
      out.push(
        `<path d="${path(face, screen)}" fill="#fff" stroke="#fff" stroke-width=".5" fill-rule="evenodd"/>`,
      );
    const d = [...edges.values()]
      .filter(({ faces: f }) => f.length === 1 || dot(f[0]!.n, f[1]!.n) < FOLD)
      .map(({ a, b }) => `M${screen(a).map((v) => v.toFixed(1)).join(' ')}L${screen(b).map((v) => v.toFixed(1)).join(' ')}`); // oxfmt-ignore
    out.push(
      `<path d="${d.join('')}" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" fill="none"/>`,
    );
  }
  return out.join('');
}
