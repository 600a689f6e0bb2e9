import sprite from '../../assets/icons.svg?raw';

/** The icons of `src/assets/icons.svg`, in its order. */
export const ICON_NAMES = [
  'menu',
  'search',
  'pin',
  'store',
  'heart',
  'card',
  'user',
  'cart',
  'right',
  'left',
  'down',
  'check',
  'close',
  'plus',
  'minus',
  'phone',
  'mail',
  'clock',
  'truck',
  'route',
  'globe',
  'star',
  'info',
  'chat',
  'document',
  'percent',
  'box',
  'tag',
  'arrow',
  'filter',
  'sort',
  'list',
  'download',
  'warning',
  'play',
  'mic',
  'history',
  'spinner',
  'vat',
  'facebook',
  'instagram',
  'tiktok',
  'linkedin',
  'youtube',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

const SYMBOL = /<symbol id="([^"]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/g;

const drawings = new Map([...sprite.matchAll(SYMBOL)].map(([, name, drawing]) => [name, drawing]));

/** What an icon draws on 24 x 24, as markup. */
export function iconDrawing(name: IconName): string {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`No icon is called ${name}.`);
  return drawing;
}
