import type { ContentGroupName } from '../../src/domain/content/content.ts';
import { MENU_OF_GROUP } from '../editing/content/content-answer.ts';
import type { Texts } from '../editing/content/read-files.ts';

/**
 * Where editors write a shared group: the file, and the list in it; null if the whole file is the
 * group.
 */
export interface GroupSource {
  file: string;
  list: string | null;
}

/** The file of a shared group. Throws if there is none. */
export function findGroupSource(name: ContentGroupName, texts: Texts): GroupSource {
  const slug = MENU_OF_GROUP[name];
  if (slug) return { file: `menus/${slug}.yaml`, list: 'items' };
  if (name === 'customerServiceFooter') return { file: 'klantenservice-footer.yaml', list: null };
  const banners = new RegExp(`^group: ${name}$`, 'm');
  for (const [file, text] of texts) {
    if (file.startsWith('banners/') && banners.test(text)) return { file, list: 'banners' };
  }
  if (new RegExp(`^${name}:$`, 'm').test(texts.get('usps.yaml') ?? '')) {
    return { file: 'usps.yaml', list: name };
  }
  throw new Error(`No file of the content holds the group "${name}".`);
}
