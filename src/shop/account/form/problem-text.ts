import texts from 'texts:validation';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Problem } from '../../../domain/validation/rules.ts';
import { fill } from '../../../i18n/fill.ts';

/**
 * What is said of a problem (spec 1 §5), its `{min}` and `{max}` filled in, and the format that
 * is asked for where the text does not give it.
 */
export const problemText = ({ rule, values }: Problem, locale: Locale): string =>
  fill(
    [texts[locale][rule] ?? rule, texts[locale][`${rule}Format`]].filter(Boolean).join(': '),
    values ?? {},
  );
