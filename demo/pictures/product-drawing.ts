import { DEFAULT_FRAME, render } from './kit/scene.ts';
import type { Drawing } from '../../backend/platform/images/document.ts';
import { dimensionDrawing } from './dimension-drawing.ts';
import { carton } from './families/packages.ts';
import { FRONT, shapeOf, SIDE, type Template } from './families/template.ts';
import { templateOf } from './families/templates.ts';
import type { ProductSubject, ProductView } from '../../backend/platform/images/subjects.ts';

const SIZE = 1200;

/** Draws one view of a product. Pure: the same subject gives the same drawing. */
export function productDrawing(subject: ProductSubject, view: ProductView): Drawing {
  const template = templateOf(subject.family);
  return { width: SIZE, height: SIZE, svg: draw(template, subject, view) };
}

function draw(template: Template, subject: ProductSubject, view: ProductView): string {
  const shape = shapeOf(subject);
  const front = template.front ?? FRONT;
  if (view === 'drawing')
    return dimensionDrawing((template.bare ?? template.model)(shape), subject);
  if (view === 'side') return render(template.model(shape), template.side ?? SIDE, { ...DEFAULT_FRAME, margin: 130 }); // oxfmt-ignore
  if (view === 'detail') {
    const { camera = front, x, y, k } = template.detail ?? { x: 0.4, y: 0.4, k: 2.4 };
    return render(template.model(shape), camera, { ...DEFAULT_FRAME, zoom: { x, y, k } });
  }
  if (view === 'package') {
    const solids = template.pack?.(shape) ?? carton(shape, template.model(shapeOf(subject)), front);
    return render(solids, template.packCamera ?? { az: 30, el: 18 }, {
      ...DEFAULT_FRAME,
      margin: 150,
    });
  }
  return render(template.model(shape), front);
}
