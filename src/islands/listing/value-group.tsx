import { useState } from 'react';
import type { Locale } from '../../domain/entities/common.ts';
import { formatNumber } from '../../domain/money.ts';
import { FACET_VALUES } from '../../domain/shown-facets.ts';
import { Check } from '../ui/check.tsx';
import type { ListedFacet } from './list-setup.ts';

interface Props extends Pick<ListedFacet, 'label' | 'values'> {
  locale: Locale;
  chosen: string[];
  onToggle: (value: string) => void;
  /** What the button says that shows the others, and what it asks for. */
  more: string;
  onMore: () => void;
}

/** Values to choose from, the first ones and those that are chosen until more are asked for. */
export function ValueGroup({ label, values, locale, chosen, onToggle, more, onMore }: Props) {
  const [all, setAll] = useState(false);
  const shown = values.filter(({ value }, i) => all || i < FACET_VALUES || chosen.includes(value));
  return (
    <fieldset>
      <legend>{label}</legend>
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
          onClick={() => {
            setAll(true);
            onMore();
          }}
        >
          {more}
        </button>
      )}
    </fieldset>
  );
}
