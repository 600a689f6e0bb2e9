import { SECURITY_HEADERS } from '../../site/security-headers.ts';
import { LOGOUT_SCRIPT_SOURCE } from './logout-script.ts';

const POLICY = [
  "default-src 'none'",
  `script-src ${LOGOUT_SCRIPT_SOURCE}`,
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // All redirects after sign-in and sign-out stay on the shop's origin.
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer below `/id`. */
export const PROVIDER_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
};
