import type { LocaleContent, PageEntry } from './content.ts';
import type { Report } from './problems.ts';

/** Links to a heading of a page (`page:zaagservice#platen`) must find it there. */
export function reportAnchors(
  pages: PageEntry[],
  menus: LocaleContent['menus'],
  report: Report,
): void {
  const anchors = new Map(pages.map((page) => [page.path, headings(page)]));
  const missing = (address: string): boolean => {
    const [path = '', anchor] = address.split('#', 2);
    const found = anchors.get(path);
    // The anchors of other pages, such as the FAQ's questions, are made by those pages.
    return anchor !== undefined && found !== undefined && found.size > 0 && !found.has(anchor);
  };
  for (const page of pages) {
    for (const address of addresses(page)) {
      const target = address.startsWith('#') ? page.path + address : address;
      if (missing(target)) report({ file: page.file, message: `there is no heading "${address}"` });
    }
  }
  for (const [slug, items] of menus) {
    for (const { url } of items.filter((item) => missing(item.url))) {
      report({ file: `menus/${slug}.yaml`, message: `there is no heading "${url}"` });
    }
  }
}

function html(page: PageEntry): string {
  return page.blocks
    .flatMap((part) => {
      if (part.type === 'text') return [part.html];
      return part.type === 'steps' ? part.items.map((item) => item.html) : [];
    })
    .join('');
}

function headings(page: PageEntry): Set<string> {
  return new Set([...html(page).matchAll(/<h\d id="([^"]+)"/g)].map((match) => match[1] ?? ''));
}

function addresses(page: PageEntry): string[] {
  const inText = [...html(page).matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
  const inLists = page.blocks.flatMap((part) =>
    part.type === 'links' ? part.items.map((item) => item.url) : [],
  );
  return [...inText, ...inLists];
}
