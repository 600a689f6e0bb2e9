import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

const ROW =
  'flex min-h-13 w-full items-center gap-3 px-4 py-2 text-start hover:bg-brand-soft focus-visible:-outline-offset-4';

/** A list of rows with touch-sized height. */
export function Rows({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className="*:border-b *:border-line" aria-label={label}>
      {children}
    </ul>
  );
}

export function LinkRow({
  href,
  isStrong,
  children,
}: {
  href: string;
  isStrong?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <a
        href={href || undefined}
        className={`${ROW} justify-between ${isStrong ? 'font-bold text-brand' : ''}`}
      >
        {children}
      </a>
    </li>
  );
}

/** A row that opens the next level down. */
export function SubmenuRow({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <li>
      <button
        className={`${ROW} justify-between [&>.icon]:text-muted`}
        type="button"
        onClick={onOpen}
      >
        {children}
        <Icon name="right" />
      </button>
    </li>
  );
}

/** A row above the others that returns to the level above. */
export function BackRow({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className={`${ROW} border-b border-line bg-surface font-medium`}
      onClick={onBack}
    >
      <Icon name="left" />
      {children}
    </button>
  );
}
