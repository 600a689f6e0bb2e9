/** The least that a hash of a password can cost; a real one takes 50 ms, and again at each check. */
export const CHEAP_COST = { memory: 8, passes: 1, parallelism: 1 };
