import type { ReactNode } from 'react';

interface Props {
  label: ReactNode;
  children: ReactNode;
  look?: string;
}

/** A row of the totals. */
export function TotalRow({ label, children, look = '' }: Props) {
  return (
    <div className={`flex justify-between gap-4 py-1 ${look}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="shrink-0 text-right">{children}</dd>
    </div>
  );
}
