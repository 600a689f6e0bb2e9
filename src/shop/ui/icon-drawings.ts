import sprite from '../../assets/icons.svg?raw';
import type { IconName } from './icon-names.ts';

const SYMBOL = /<symbol id="([^"]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/g;

const drawings = new Map([...sprite.matchAll(SYMBOL)].map(([, name, drawing]) => [name, drawing]));

/** What an icon draws on 24 x 24, as markup. */
export function iconDrawing(name: IconName): string {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`No icon is called ${name}.`);
  return drawing;
}
