import { useEffect, useRef } from 'react';

/** The heading of a step. It gets the focus when the step follows a different one. */
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
