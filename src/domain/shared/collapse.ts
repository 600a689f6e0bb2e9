/** The timing functions of the collapse animation (spec 1 §5) and what CSS calls them. */
const TIMING = { 'ease-linear': 'linear', 'ease-in-out': 'ease-in-out', linear: 'linear' } as const;

export type CollapseTiming = keyof typeof TIMING;

/** Times in ms. */
export interface CollapseOptions {
  duration?: number;
  delay?: number;
  timing?: CollapseTiming;
}

/** The values of spec 1 §9; the style sheet has them too. */
const DEFAULTS = { duration: 300, delay: 0, timing: 'ease-in-out' } as const;

/**
 * The transition of what unfolds, as CSS takes it (`500ms linear 100ms`); null for the default.
 * Throws on another timing function, and on a time that is negative or no number.
 */
export function collapseTransition(options: CollapseOptions): string | null {
  const { duration, delay, timing } = { ...DEFAULTS, ...options };
  if (!Object.hasOwn(TIMING, timing)) {
    throw new Error(`Unknown collapse timing "${timing}": use ${Object.keys(TIMING).join(', ')}`);
  }
  for (const [name, ms] of Object.entries({ duration, delay })) {
    if (!(ms >= 0 && ms < Infinity)) throw new Error(`The collapse ${name} ${ms} is no time in ms`);
  }
  const transition = `${duration}ms ${TIMING[timing]} ${delay}ms`;
  return transition === '300ms ease-in-out 0ms' ? null : transition;
}
