import type { ConsentKind } from '../consent.ts';
import type { PartySources } from './party-sources.ts';

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
