import { type ReactNode, useState } from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { FACET_VALUES } from '../../domain/listing/shown-facets.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { Check } from '../ui/check.tsx';
import type { ListedFacet } from './list-setup.ts';

interface Props extends Pick<ListedFacet, 'label' | 'values'> {
  locale: Locale;
  chosen: string[];
  onToggle: (value: string) => void;
  /** What the button says that shows the others, and what it asks for. */
  more: string;
  onMore: () => Promise<unknown>;
  /** Chooses a range of the values: these then show only when asked for. */
  range?: ReactNode;
}

/** Values to choose from, the first ones and those that are chosen until more are asked for. */
export function ValueGroup(props: Props) {
  const { label, values, locale, chosen, onToggle, more, onMore, range } = props;
  const [all, setAll] = useState(false);
  const first = range ? 0 : FACET_VALUES;
  const shown = values.filter(({ value }, i) => all || i < first || chosen.includes(value));
  return (
    <fieldset>
      <legend>{label}</legend>
      {range}
      {shown.map(({ value, label: text, count }) => (
        <Check key={value} checked={chosen.includes(value)} onToggle={() => onToggle(value)}>
          <span>{text ?? value}</span>
          <small>{formatNumber(count, locale)}</small>
        </Check>
      ))}
      {values.length > shown.length && (
        <button
          className="link"
          type="button"
          onClick={({ currentTarget }) => {
            const group = currentTarget.parentElement;
            setAll(true);
            // The values that arrive may push the focused one out of view.
            const follow = () =>
              document
                .querySelector('.filters :focus-visible')
                ?.scrollIntoView({ block: 'nearest' });
            void onMore().then(() => afterPaint(follow));
            // The button goes; reading goes on at the first value that it showed.
            afterPaint(() => group?.querySelectorAll<HTMLElement>('.check input')[first]?.focus());
          }}
        >
          {more}
        </button>
      )}
    </fieldset>
  );
}
