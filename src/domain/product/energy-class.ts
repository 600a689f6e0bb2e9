/** Extracts the letter of an energy class (`a`, `Klasse B`, `A+`); null if there is none. */
export function energyClass(level: string | null): string | null {
  return /(?:^|\s)([A-G])\+{0,3}$/i.exec(level?.trim() ?? '')?.[1]?.toUpperCase() ?? null;
}
