import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Distance below the viewport at which the content is loaded. */
const LOAD_DISTANCE = '400px';

/**
 * Renders its children shortly before they scroll into view, so that their code loads no earlier.
 */
export function RenderNearViewport({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: LOAD_DISTANCE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear && children}</div>;
}
