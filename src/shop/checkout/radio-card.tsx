import type { ReactNode } from 'react';

interface Props {
  name: string;
  value: string;
  isChecked: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  title: ReactNode;
  /** At the end of the title line: a price, a logo. */
  end?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
  describedBy?: string;
}

/** A radio option shown as a card; the whole card is its label. */
export function RadioCard(props: Props) {
  const { name, value, isChecked, isDisabled, onChoose, title, end, children, describedBy } = props;
  return (
    <label className="group flex min-h-14 cursor-pointer items-start gap-3 rounded-lg border border-line p-4 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        className="mt-0.5 size-5 shrink-0 accent-brand"
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={onChoose}
      />
      <span className="grid min-w-0 grow gap-1">
        <span className="flex items-start justify-between gap-3 group-has-disabled:opacity-60">
          <span className="min-w-0 font-bold wrap-anywhere">{title}</span>
          {end && <span className="shrink-0">{end}</span>}
        </span>
        {children && <span className="min-w-0 text-sm wrap-anywhere">{children}</span>}
      </span>
    </label>
  );
}
