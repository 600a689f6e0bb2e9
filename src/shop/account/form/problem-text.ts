import texts from 'texts:validation';
import type { Locale } from '../../../domain/shared/common.ts';
import type { RuleProblem } from '../../../domain/validation/rules.ts';
import { fill, textIfKnown } from '../../../i18n/fill.ts';

/**
 * The text of a validation problem (spec 1 §5), with `{min}` and `{max}` filled in, plus the
 * expected format where the text does not mention it.
 */
export const problemText = ({ rule, values }: RuleProblem, locale: Locale): string =>
  fill(
    [textIfKnown(texts[locale], rule) ?? rule, textIfKnown(texts[locale], `${rule}Format`)]
      .filter(Boolean)
      .join(': '),
    values ?? {},
  );
