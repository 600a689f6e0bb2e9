/** What is over its limit, as sentences. */
import type { LighthouseResult } from './lighthouse.ts';
import { LIGHTHOUSE } from './limits.ts';

export const broken: string[] = [];

export function hold(page: string, what: string, value: number, limit: number, unit = ''): void {
  if (value > limit) broken.push(`${page}: ${what} is ${value}${unit}, limit ${limit}${unit}`);
}

/** Holds every category that does not depend on time. */
export function holdScores(page: string, { scores, failed }: LighthouseResult): void {
  for (const [name, score] of Object.entries(scores)) {
    if (name === 'performance' || score >= LIGHTHOUSE.others) continue;
    broken.push(`${page}: ${name} ${score}, wanted ${LIGHTHOUSE.others} (${failed.join(', ')})`);
  }
}
