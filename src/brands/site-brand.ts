import { env } from '../env.ts';
import { BRANDS, type SiteBrand } from './brands.ts';

/** The brand variant that this site is built for (`SITE_VARIANT`, spec 2 §6). */
export function siteBrand(): SiteBrand {
  return BRANDS[env().SITE_VARIANT];
}
