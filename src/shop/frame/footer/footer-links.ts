import { printableWebAddress } from '../../../domain/frame/editor-address.ts';

/**
 * Payment methods shown in the footer, in the order of spec 1 §2.9. `width` is that of the logo in
 * `src/assets/payments.svg`; all logos are 28 high.
 */
export const PAYMENT_METHODS = [
  { code: 'ideal', name: 'iDEAL | Wero', width: 76 },
  { code: 'visa', name: 'Visa', width: 48 },
  { code: 'mastercard', name: 'Mastercard', width: 48 },
  { code: 'paypal', name: 'PayPal', width: 60 },
] as const;

const NETWORK_ORDER = ['facebook', 'instagram', 'tiktok', 'linkedin', 'youtube'];

/** Social networks with a web address, in the order of spec 1 §2.9; unknown ones come last. */
export function socialNetworks(links: Record<string, string>): { name: string; url: string }[] {
  const networkRank = (name: string) => {
    const index = NETWORK_ORDER.indexOf(name);
    return index < 0 ? NETWORK_ORDER.length : index;
  };
  return Object.entries(links)
    .filter(([, url]) => printableWebAddress(url))
    .map(([name, url]) => ({ name: name.toLowerCase(), url }))
    .sort((a, b) => networkRank(a.name) - networkRank(b.name));
}
