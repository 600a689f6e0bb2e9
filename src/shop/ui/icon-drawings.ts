import sprite from '../../assets/icons.svg?raw';
import type { IconName } from './icon-names.ts';

const SYMBOL = /<symbol id="([^"]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/g;

const drawings = new Map([...sprite.matchAll(SYMBOL)].map(([, name, drawing]) => [name, drawing]));

/** The SVG markup of an icon, for a 24 x 24 view box. */
export function iconDrawing(name: IconName): string {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`No icon is called ${name}.`);
  return drawing;
}
