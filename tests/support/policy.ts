/** The sources of a directive of a content security policy; empty where it has none. */
export function directiveOf(policy: string, name: string): string[] {
  const found = policy.split('; ').find((directive) => directive.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}
