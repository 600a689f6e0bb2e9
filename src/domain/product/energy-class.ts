/** The class letter of an energy level (`a`, `Klasse B`, `A+`); null where there is none. */
export function energyClass(level: string | null): string | null {
  return /(?:^|\s)([A-G])\+{0,3}$/i.exec(level?.trim() ?? '')?.[1]?.toUpperCase() ?? null;
}
