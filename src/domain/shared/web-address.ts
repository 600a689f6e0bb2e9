/**
 * Completes a typed web address (`www.mijnklus.nl`) to a URL; null for any other text. Only http
 * and https: a `javascript:` URL would run in the shop's own page.
 */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed || /\s/.test(trimmed)) return null;
  // `mijnklus.nl:8080` has a port, whereas `mailto:x` has a scheme.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && /^[^.].*\.[^.]{2,}$/.test(url.hostname) && !url.username ? url.href : null;
}
