/**
 * The lowest cost of a password hash, for tests: a real hash takes 50 ms, and so does each check.
 */
export const CHEAP_COST = { memory: 8, passes: 1, parallelism: 1 };
