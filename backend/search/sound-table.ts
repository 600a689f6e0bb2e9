import { soundKey } from './analyse/phonetic.ts';
import { editDistance } from './edit-distance.ts';
import type { SearchLocale } from './types.ts';

/** A word that a misspelt one may have meant. */
export interface Target {
  /** Its stem; -1 for a head that only occurs in compounds. */
  stem: number;
  text: string;
  /** How it sounds. */
  key: string;
}

/** One bit per letter: words whose letters differ too much need no closer look. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) - 97);
  return bits;
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Words by the length of their sound, so that only those of a similar length are compared. */
export class SoundTable {
  private readonly byLength: { targets: Target[]; letters: number[] }[] = [];
  size = 0;

  add(stem: number, text: string, locale: SearchLocale): void {
    const key = soundKey(text, locale);
    const group = (this.byLength[key.length] ??= { targets: [], letters: [] });
    group.targets.push({ stem, text, key });
    group.letters.push(lettersOf(key));
    this.size++;
  }

  /** Calls `visit` with each word at most `max` edits away, and the number of edits. */
  near(key: string, max: number, visit: (target: Target, distance: number) => void): void {
    const bits = lettersOf(key);
    for (let length = Math.max(0, key.length - max); length <= key.length + max; length++) {
      const group = this.byLength[length];
      if (!group) continue;
      const { targets, letters } = group;
      for (let at = 0; at < targets.length; at++) {
        if (bitCount(letters[at]! ^ bits) > 2 * max) continue;
        const distance = editDistance(key, targets[at]!.key, max);
        if (distance <= max) visit(targets[at]!, distance);
      }
    }
  }
}
