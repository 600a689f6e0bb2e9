/** When visitors with an iPhone or iPad see how to install the shop (spec 1 §4.6). */
export const HOME_SCREEN_PROMPT = {
  delayMs: 1000,
  /** The first visit that shows the prompt, and on how many visits it is shown. */
  onVisit: 1,
  times: 1,
} as const;

/** Visit count from which the prompt is never shown; dismissing it stores this count. */
export const DISMISSED_VISIT_COUNT = HOME_SCREEN_PROMPT.onVisit + HOME_SCREEN_PROMPT.times;

/** The properties of `Navigator` by which a device is recognised. */
export interface HomeScreenDevice {
  userAgent: string;
  /** Tells an iPad from a Mac, whose user agent it sends: a Mac has no touch points. */
  maxTouchPoints: number;
}

/**
 * Returns whether the device runs iOS, so that the shop can be put on its home screen, and does not
 * run it as the installed app (`isStandalone`).
 */
export function mayInstall(
  { userAgent, maxTouchPoints }: HomeScreenDevice,
  isStandalone: boolean,
): boolean {
  const isMobile = /iPhone|iPad|iPod/.test(userAgent);
  const isPadAsMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return (isMobile || isPadAsMac) && !isStandalone;
}

/** Returns whether this visit, counted from 1, shows the prompt. */
export function isPromptVisit(visit: number): boolean {
  return (
    visit >= HOME_SCREEN_PROMPT.onVisit &&
    visit < HOME_SCREEN_PROMPT.onVisit + HOME_SCREEN_PROMPT.times
  );
}

/**
 * Returns the design of the prompt for the version of iOS. An iPad that sends the user agent of a
 * Mac is judged by its Safari version, which has the same number.
 */
export function promptVariant(userAgent: string): 'modern' | 'legacy' {
  const [, version] =
    /\bOS (\d+)_/.exec(userAgent) ?? /Macintosh.* Version\/(\d+)\./.exec(userAgent) ?? [];
  return version === '13' || version === '14' ? 'modern' : 'legacy';
}
