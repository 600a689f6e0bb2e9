/** What is over its limit, as sentences. */
import type { LighthouseResult } from './lighthouse.ts';
import { LIGHTHOUSE } from './limits.ts';

export const broken: string[] = [];

export function hold(page: string, what: string, value: number, limit: number, unit = ''): void {
  if (value > limit) broken.push(`${page}: ${what} is ${value}${unit}, limit ${limit}${unit}`);
}

export function holdScores(page: string, { scores, failed }: LighthouseResult): void {
  for (const [name, score] of Object.entries(scores)) {
    const wanted = name === 'performance' ? LIGHTHOUSE.performance : LIGHTHOUSE.others;
    if (score < wanted)
      broken.push(`${page}: ${name} ${score}, wanted ${wanted} (${failed.join(', ')})`);
  }
}
