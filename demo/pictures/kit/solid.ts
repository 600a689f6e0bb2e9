import type { Material } from './material.ts';
import { add, type V3 } from './vec.ts';

/** An SVG fragment on a plane: local (x, y) stands at o + x·u + y·v. */
export interface Print {
  o: V3;
  u: V3;
  v: V3;
  svg: string;
}

export interface Face {
  /** The outline, and holes in it (even-odd). */
  contours: V3[][];
  /** Points outwards; a face is drawn when it points to the viewer. */
  n: V3;
  mat: Material;
  print?: Print;
  /** Flat and large: it gets a fall of light and bright edges. */
  plane?: boolean;
  /** Small print: without the hairline that closes seams, which would make it bold. */
  crisp?: boolean;
  /** Drawn after all faces of a lower layer of the same solid. */
  layer?: number;
}

/** A closed body, or a shell of one. */
export interface Solid {
  faces: Face[];
  /** Bodies that are ordered among themselves, and as one against all others. */
  parts?: Solid[];
  /** Throws no shadow on the ground. */
  light?: boolean;
}

type Move = (p: V3) => V3;

function map(solid: Solid, point: Move, direction: Move): Solid {
  return {
    ...solid,
    parts: solid.parts?.map((part) => map(part, point, direction)),
    faces: solid.faces.map((face) => ({
      ...face,
      contours: face.contours.map((contour) => contour.map(point)),
      n: direction(face.n),
      print: face.print && {
        svg: face.print.svg,
        o: point(face.print.o),
        u: direction(face.print.u),
        v: direction(face.print.v),
      },
    })),
  };
}

export const move = (solid: Solid, x: number, y: number, z: number): Solid =>
  map(
    solid,
    (p) => add(p, [x, y, z]),
    (n) => n,
  );

/** Turns about an axis through the origin, in degrees. */
export function turn(solid: Solid, axis: 'x' | 'y' | 'z', degrees: number): Solid {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const spin: Move = ([x, y, z]) =>
    axis === 'x'
      ? [x, y * c - z * s, y * s + z * c]
      : axis === 'y'
        ? [x * c + z * s, y, z * c - x * s]
        : [x * c - y * s, x * s + y * c, z];
  return map(solid, spin, spin);
}

/** Several bodies that stand among others as one. */
export const group = (parts: Solid[]): Solid => ({ faces: [], parts });

/** All faces of a body and its parts. */
export const allFaces = (solid: Solid): Face[] =>
  solid.parts ? [...solid.faces, ...solid.parts.flatMap(allFaces)] : solid.faces;
