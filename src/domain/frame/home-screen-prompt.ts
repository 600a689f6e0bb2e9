/** When the visitor of an iPhone or iPad is told how to install the shop (spec 1 §4.6). */
export const HOME_SCREEN = {
  delayMs: 1000,
  /** From this visit on, and on so many visits. */
  onVisit: 1,
  times: 1,
} as const;

/** Visits from which it is never shown: what a dismissal stores. */
export const ALL_VISITS = HOME_SCREEN.onVisit + HOME_SCREEN.times;

export interface HomeScreenDevice {
  /** `navigator.userAgent`. */
  userAgent: string;
  /** Opened from the home screen. */
  standalone: boolean;
  /** An iPad says that it is a Mac; a Mac has no touch points. */
  touchPoints: number;
}

/** True on an iPhone, iPad or iPod whose browser is not the installed shop itself. */
export function mayInstall({ userAgent, standalone, touchPoints }: HomeScreenDevice): boolean {
  const isMobile = /iPhone|iPad|iPod/.test(userAgent);
  const isPadAsMac = /Macintosh/.test(userAgent) && touchPoints > 1;
  return (isMobile || isPadAsMac) && !standalone;
}

/** Whether it is shown on the visit of this number, counted from 1. */
export function isPromptVisit(visit: number): boolean {
  return visit >= HOME_SCREEN.onVisit && visit < HOME_SCREEN.onVisit + HOME_SCREEN.times;
}

/**
 * How it looks: iOS 13 and 14 have the one, all others the other. An iPad that poses as a Mac
 * tells its version by that of Safari, which has the same number.
 */
export function promptVariant(userAgent: string): 'modern' | 'legacy' {
  const [, version] =
    /\bOS (\d+)_/.exec(userAgent) ?? /Macintosh.* Version\/(\d+)\./.exec(userAgent) ?? [];
  return version === '13' || version === '14' ? 'modern' : 'legacy';
}
