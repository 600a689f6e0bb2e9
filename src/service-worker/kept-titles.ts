const TITLE = /<title>([^<]*)<\/title>/;

/**
 * Paths and titles of the kept pages, the one that was kept last first. `shopName` at the end of a
 * title is left out.
 */
export async function keptTitles(
  cache: Pick<Cache, 'keys' | 'match'>,
  shopName: string,
): Promise<(readonly [path: string, title: string])[]> {
  const requests = [...(await cache.keys())].reverse();
  const titles = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? '';
      const title = decoded(TITLE.exec(html)?.[1] ?? '').replace(` | ${shopName}`, '');
      return [new URL(request.url).pathname, title] as const;
    }),
  );
  return titles.filter(([, title]) => title !== '');
}

const NAMES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of HTML: a worker has no parser. */
const decoded = (html: string) =>
  html.replace(/&(?:#(\d+)|(amp|lt|gt|quot));/g, (_, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number(code)) : (NAMES[name ?? ''] ?? ''),
  );
