import type { ConsentKind } from './consent.ts';

/** What a third party needs of the content security policy: origins, by what is fetched from them. */
export interface PartySources {
  scripts: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}

/** The sources of several parties together, each named once. */
export function joinSources(parties: readonly PartySources[]): PartySources {
  const all = (kind: keyof PartySources) => [...new Set(parties.flatMap((party) => party[kind]))];
  return { scripts: all('scripts'), connections: all('connections'), images: all('images') };
}

/** A script of a third party that pages load once the visitor allowed it (spec 1 §7). */
export interface OutsideScript {
  name: 'ab-test' | 'visual-test';
  url: string;
  /** Both measure what visitors do, and set no advertising. */
  kind: ConsentKind;
  /** Where it reports to besides its own origin: `https://collect.example`. */
  reportsTo: readonly string[];
}

interface Settings {
  AB_TEST_URL: string;
  AB_TEST_HOSTS: readonly string[];
  VISUAL_TEST_URL: string;
  VISUAL_TEST_HOSTS: readonly string[];
}

/** The scripts that are switched on, in the order in which they load. */
export function outsideScripts(given: Settings): OutsideScript[] {
  const script = (name: OutsideScript['name'], url: string, hosts: readonly string[]) =>
    url === ''
      ? []
      : [
          {
            name,
            url,
            kind: 'analytics' as const,
            reportsTo: hosts.map((host) => `https://${host}`),
          },
        ];
  return [
    ...script('ab-test', given.AB_TEST_URL, given.AB_TEST_HOSTS),
    ...script('visual-test', given.VISUAL_TEST_URL, given.VISUAL_TEST_HOSTS),
  ];
}

/** What the policy allows a script: its own origin, and those that it reports to. */
export function outsideScriptSources({ url, reportsTo }: OutsideScript): PartySources {
  const { origin } = new URL(url);
  const reports = [origin, ...reportsTo];
  return { scripts: [origin], connections: reports, images: reports };
}

export const TAG_MANAGER_HOST = 'www.googletagmanager.com';

const REPORTS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
];

/** Google Tag Manager with Analytics; null where it is off. */
export function tagManagerSources({ GTM_ID }: { GTM_ID: string }): PartySources | null {
  if (GTM_ID === '') return null;
  const scripts = [`https://${TAG_MANAGER_HOST}`];
  return { scripts, connections: REPORTS, images: REPORTS };
}
