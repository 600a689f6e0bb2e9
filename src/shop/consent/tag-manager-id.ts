import { env } from '../../env.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';

/**
 * The container to load after consent; null where there is none. Both must say so: the
 * environment, whose policy lets the tag manager in, and the shop's configuration.
 */
export function tagManagerId(): string | null {
  const { GTM_ID } = env();
  const { gtmEnabled, gtmSetting } = snapshot().config();
  return GTM_ID && gtmEnabled ? (gtmSetting ?? GTM_ID) : null;
}
