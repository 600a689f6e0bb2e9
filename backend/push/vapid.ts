import { createECDH } from 'node:crypto';

/** The key pair by which push services know the shop (VAPID, RFC 8292), as base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** Where the operator of a push service can reach the shop: `mailto:` or https. */
  subject: string;
}

/** The pair of a private key: 32 bytes as base64url. Throws where these are no key. */
export function vapidKeys(privateKey: string, subject: string): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, subject, publicKey: pair.getPublicKey('base64url') };
}

/** A subject that push services take: the shop's mail address, or its address on https. */
export function vapidSubject(given: string, mailFrom: string | undefined, siteUrl: string): string {
  if (given) return given;
  if (mailFrom) return `mailto:${mailFrom}`;
  return siteUrl.startsWith('https:') ? siteUrl : 'mailto:webmaster@localhost';
}
