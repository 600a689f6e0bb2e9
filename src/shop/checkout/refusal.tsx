import { useEffect, useRef } from 'react';

/** Why a step cannot be completed; takes the focus, so that screen readers announce it. */
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
