import { useEffect, useRef } from 'react';

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
