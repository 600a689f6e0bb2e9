import { printableWebAddress } from '../../../domain/frame/editor-address.ts';

const ORDER = ['facebook', 'instagram', 'tiktok', 'linkedin', 'youtube'];

/** Networks that have a web address, in the order of spec 1 §2.9; unknown ones come after. */
export function socialNetworks(links: Record<string, string>): { name: string; url: string }[] {
  const rank = (name: string) => {
    const index = ORDER.indexOf(name);
    return index < 0 ? ORDER.length : index;
  };
  return Object.entries(links)
    .filter(([, url]) => printableWebAddress(url))
    .map(([name, url]) => ({ name: name.toLowerCase(), url }))
    .sort((a, b) => rank(a.name) - rank(b.name));
}
