import { createHmac } from 'node:crypto';

/** A secret for one purpose, derived from the installation's. */
export const derivedSecret = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(`derived:${purpose}`).digest('base64url');
