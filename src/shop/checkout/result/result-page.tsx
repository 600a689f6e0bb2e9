import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  icon: string;
  /** Colour of the icon. */
  tone?: 'positive' | 'discount' | 'brand';
  title: string;
  /** Details, announced when they change. */
  children: ReactNode;
  actions?: ReactNode;
  takesFocus?: boolean;
}

const TONES = { positive: 'text-positive', discount: 'text-discount', brand: 'text-brand' };

/** Result page: what happened, and what to do next. */
export function ResultPage({ icon, tone = 'brand', title, children, actions, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus, title]);
  return (
    <section className="mx-auto grid max-w-160 justify-items-center gap-4 py-12 text-center md:py-20">
      <span className={`[&_.icon]:size-14 ${TONES[tone]}`}>
        <Icon name={icon} />
      </span>
      <h1 ref={heading} className="title outline-none" tabIndex={-1}>
        {title}
      </h1>
      <div className="grid gap-2" role="status">
        {children}
      </div>
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
    </section>
  );
}

const subscribeToNothing = () => () => {};

/** False during prerendering and the first client render, when the query is not known. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
