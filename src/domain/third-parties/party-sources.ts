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
