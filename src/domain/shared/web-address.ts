/**
 * The address of a website as typed (`www.mijnklus.nl`), complete; null for text that is none.
 * Only http and https: a `javascript:` address would run in the shop's own page.
 */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed || /\s/.test(trimmed)) return null;
  // `mijnklus.nl:8080` has a port, `mailto:x` a scheme.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && /^[^.].*\.[^.]{2,}$/.test(url.hostname) && !url.username ? url.href : null;
}
