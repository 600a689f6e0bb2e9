import type { Address } from '../account/customer.ts';

/**
 * Completes a typed web address (`www.mijnklus.nl`) to a URL; null for any other text. Only http
 * and https: a `javascript:` URL would run in the shop's own page.
 */
export function completeWebAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed || /\s/.test(trimmed)) return null;
  // `mijnklus.nl:8080` has a port, whereas `mailto:x` has a scheme.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && /^[^.].*\.[^.]{2,}$/.test(url.hostname) && !url.username ? url.href : null;
}

/** Returns whether a mail program might turn the text into a link. */
export const looksLikeLink = (text: string): boolean =>
  /[/:@<>]|www\.|\.[\p{L}\p{N}]{2,}/iu.test(text);

/**
 * Returns whether a house number contains a link. A slash is allowed: foreign house numbers use it
 * (`12/3`).
 */
export const houseNumberHasLink = (text: string): boolean =>
  looksLikeLink(text.replaceAll('/', ' '));

type AddressText = Pick<
  Address,
  'name' | 'firstName' | 'lastName' | 'street' | 'houseNumber' | 'houseNumberExtension' | 'city'
>;

/**
 * Returns whether an address contains a link, which somebody could have the shop send by mail to
 * others.
 */
export const addressHasLink = (address: AddressText): boolean =>
  [address.name, address.firstName, address.lastName, address.street, address.city].some(
    looksLikeLink,
  ) || [address.houseNumber, address.houseNumberExtension].some(houseNumberHasLink);

const YOUTUBE_ID = /^[\w-]{11}$/;

/** Extracts the video id from a YouTube URL; null for any other URL. */
export function youtubeId(address: string): string | null {
  const url = URL.parse(address);
  const host = url?.hostname.replace(/^(www|m)\./, '');
  if (!url || !host) return null;
  const [, first = '', second = ''] = url.pathname.split('/');
  let id = '';
  if (host === 'youtu.be') id = first;
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    id = ['embed', 'shorts', 'live'].includes(first) ? second : (url.searchParams.get('v') ?? '');
  return YOUTUBE_ID.test(id) ? id : null;
}
