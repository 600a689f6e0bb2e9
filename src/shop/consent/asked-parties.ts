import { env } from '../../env.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';
import {
  type ConsentKind,
  thirdPartyScripts,
  TAG_MANAGER_HOST,
} from '../../domain/consent/consent.ts';

/**
 * Id of the tag manager container to load after consent; null if none. It needs both `GTM_ID` in
 * the environment, on which the security policy depends, and the setting of the shop.
 */
export function tagManagerId(): string | null {
  const { GTM_ID } = env();
  const { gtmEnabled, gtmSetting } = snapshot().config();
  return GTM_ID && gtmEnabled ? (gtmSetting ?? GTM_ID) : null;
}

/** A third-party service that loads after consent to one of its kinds. */
interface PartyNeedingConsent {
  name: 'tag-manager' | 'ab-test' | 'visual-test';
  host: string;
  kinds: ConsentKind[];
}

/** The third-party services that need consent on every page; if empty, the dialog does not open. */
export function partiesNeedingConsent(): PartyNeedingConsent[] {
  const tagManager: PartyNeedingConsent = {
    name: 'tag-manager',
    host: TAG_MANAGER_HOST,
    kinds: ['analytics', 'marketing'],
  };
  const scripts = thirdPartyScripts(env()).map(({ name, url, kind }): PartyNeedingConsent => {
    return { name, host: new URL(url).host, kinds: [kind] };
  });
  return [...(tagManagerId() ? [tagManager] : []), ...scripts];
}
