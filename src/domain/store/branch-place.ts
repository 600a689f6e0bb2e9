/** Where a branch is, from its name: `Bouwmaat Utrecht` → `Utrecht`. */
export function branchPlace(name: string, company: string): string {
  const place = name.startsWith(`${company} `) ? name.slice(company.length).trim() : '';
  return place || name;
}
