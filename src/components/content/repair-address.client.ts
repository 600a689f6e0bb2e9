/**
 * What redirect rules of a static host cannot say (spec 1 §2.3): an address in capitals leads to
 * the one in lower case, and a product address with an old name but a known id to the right one.
 */
const PRODUCT = /^(\/en)?\/product\/([^/]+-\d+)$/;

async function repair(): Promise<void> {
  const { pathname, search, hash } = location;
  const plain = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  if (plain !== pathname) {
    location.replace(plain + search + hash);
    return;
  }
  const [, prefix = '', url] = PRODUCT.exec(plain) ?? [];
  if (!url) return;
  const response = await fetch(`/api/aspos/products/url/${encodeURIComponent(url)}`, {
    headers: { accept: 'application/json', 'x-language': prefix ? 'en' : 'nl' },
  });
  const answer = (await response.json()) as { Success?: boolean; Data?: { Url?: string } };
  const right = answer.Success ? answer.Data?.Url : undefined;
  if (right && right !== url) location.replace(`${prefix}/product/${right}${search}${hash}`);
}

repair().catch(() => {
  // The page says already that there is nothing here.
});
