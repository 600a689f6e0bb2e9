import type { CallLimits } from '../limits/call-limits.ts';

/** Call limits that allow everything, for tests of other things. */
export const NO_LIMITS: CallLimits = {
  countReads: () => 0,
  countWrite: async () => 0,
  admit: (_, answer) => answer(),
  runInTurn: (_, job) => job(),
};
