const TITLE = /<title>([^<]*)<\/title>/;

/**
 * Returns paths and titles of the cached pages, most recently cached first. Removes `shopName` from
 * the end of titles.
 */
export async function cachedTitles(
  cache: Pick<Cache, 'keys' | 'match'>,
  shopName: string,
): Promise<(readonly [path: string, title: string])[]> {
  const requests = [...(await cache.keys())].reverse();
  const titles = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? '';
      const title = decodeEntities(TITLE.exec(html)?.[1] ?? '').replace(` | ${shopName}`, '');
      return [new URL(request.url).pathname, title] as const;
    }),
  );
  return titles.filter(([, title]) => title !== '');
}

const ENTITY_CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Decodes HTML entities, since a worker has no HTML parser. */
const decodeEntities = (html: string) =>
  html.replace(/&(?:#(\d+)|(amp|lt|gt|quot));/g, (_, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITY_CHARACTERS[name ?? ''] ?? ''),
  );
