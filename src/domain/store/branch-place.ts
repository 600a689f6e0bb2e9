/** Extracts the place from the name of a store: `Bouwmaat Utrecht` → `Utrecht`. */
export function branchPlace(name: string, company: string): string {
  const place = name.startsWith(`${company} `) ? name.slice(company.length).trim() : '';
  return place || name;
}
