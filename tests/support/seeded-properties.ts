/**
 * Property tests get the same random input at every run; one that fails prints this seed.
 * `SOAK_RUNS` makes each of them look at more inputs, `SOAK_SEED` at other ones.
 */
import fc from 'fast-check';

const { SOAK_RUNS, SOAK_SEED } = process.env;

/** How often a property is tried whose input is dear, or that must be tried on much of it. */
export const runs = (usual: number): { numRuns: number } => ({
  numRuns: SOAK_RUNS ? Number(SOAK_RUNS) : usual,
});

fc.configureGlobal({ seed: Number(SOAK_SEED ?? 20_261_121), ...runs(100) });
