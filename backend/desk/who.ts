import type { Locale } from '../../src/domain/entities/common.ts';
import { sayWord } from './texts.ts';

/** Who did something: an editor by name, or one of the shop's own in words. */
export const whoText = (locale: Locale, by: string): string => sayWord(locale, 'who', by);
