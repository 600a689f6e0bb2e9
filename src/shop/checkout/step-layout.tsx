/** Layout of a checkout step: heading, columns, and the reason why it cannot be completed. */
import { useEffect, useRef, type ReactNode } from 'react';

/** Heading of a step; takes the focus when the step changes. */
export function StepHeading({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [takesFocus]);
  return (
    <h1 ref={heading} className="title outline-none" tabIndex={-1}>
      {text}
    </h1>
  );
}

/**
 * The reason why a step cannot be completed; takes the focus, so that screen readers announce it.
 */
export function Refusal({ text }: { text: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  if (!text) return null;
  return (
    <div
      ref={box}
      className="border-l-4 border-discount bg-surface p-4 font-medium"
      role="alert"
      tabIndex={-1}
    >
      {text}
    </div>
  );
}

interface Props {
  /** Shown beside the step on a wide screen. */
  side: ReactNode;
  /** On a phone, shows the side column above the step. */
  isSideFirst?: boolean;
  children: ReactNode;
}

/** A step and its side column; stacked on a phone. */
export function StepColumns({ side, isSideFirst = false, children }: Props) {
  const sideColumn = <div className="lg:order-2 lg:h-full">{side}</div>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      {isSideFirst && sideColumn}
      <div className="grid min-w-0 gap-6">{children}</div>
      {!isSideFirst && sideColumn}
    </div>
  );
}
