import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Shown at the end of the heading's line. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of an account page with a heading. */
export function Section({ title, action, className = '', children }: Props) {
  return (
    <section className={`min-w-0 rounded-lg border border-line p-5 md:p-6 ${className}`}>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="text-lg font-bold">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
