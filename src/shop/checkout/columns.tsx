import type { ReactNode } from 'react';

interface Props {
  /** Shown beside the step on a wide screen. */
  side: ReactNode;
  /** On a phone, shows the side column above the step. */
  isSideFirst?: boolean;
  children: ReactNode;
}

/** A step and its side column; stacked on a phone. */
export function Columns({ side, isSideFirst = false, children }: Props) {
  const beside = <div className="lg:order-2 lg:h-full">{side}</div>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      {isSideFirst && beside}
      <div className="grid min-w-0 gap-6">{children}</div>
      {!isSideFirst && beside}
    </div>
  );
}
