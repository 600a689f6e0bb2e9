import type { CallLimits } from '../limits/call-limits.ts';

/** Lets everything through, for tests that are about something else. */
export const NO_LIMITS: CallLimits = {
  read: () => 0,
  write: async () => 0,
  admit: (_, answer) => answer(),
  inTurn: (_, job) => job(),
};
