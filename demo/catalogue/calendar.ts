const DAY_MS = 86_400_000;

/** So many days later, by the clock of UTC. */
export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

/** Midnight (UTC) of that day: the catalogue's reference moment. */
export const startOfDay = (date: Date): Date =>
  new Date(Math.floor(date.getTime() / DAY_MS) * DAY_MS);
