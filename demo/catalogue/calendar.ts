const DAY_MS = 86_400_000;

/** Adds days to a moment, in UTC. */
export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

/** Returns midnight (UTC) of the day of a moment. */
export const startOfDay = (date: Date): Date =>
  new Date(Math.floor(date.getTime() / DAY_MS) * DAY_MS);
