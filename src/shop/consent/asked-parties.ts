import { env } from '../../env.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';
import type { ConsentKind } from '../../domain/consent/consent.ts';
import { outsideScripts, TAG_MANAGER_HOST } from '../../domain/consent/third-parties.ts';

/**
 * The container to load after consent; null where there is none. Both must say so: the
 * environment, whose policy lets the tag manager in, and the shop's configuration.
 */
export function tagManagerId(): string | null {
  const { GTM_ID } = env();
  const { gtmEnabled, gtmSetting } = snapshot().config();
  return GTM_ID && gtmEnabled ? (gtmSetting ?? GTM_ID) : null;
}

/** A third party that is loaded once the visitor allowed one of its kinds. */
interface AskedParty {
  name: 'tag-manager' | 'ab-test' | 'visual-test';
  host: string;
  kinds: ConsentKind[];
}

/** The third parties that wait for consent on every page; empty: the page asks nothing. */
export function askedParties(): AskedParty[] {
  const tags: AskedParty = {
    name: 'tag-manager',
    host: TAG_MANAGER_HOST,
    kinds: ['analytics', 'marketing'],
  };
  const scripts = outsideScripts(env()).map(({ name, url, kind }): AskedParty => {
    return { name, host: new URL(url).host, kinds: [kind] };
  });
  return [...(tagManagerId() ? [tags] : []), ...scripts];
}
