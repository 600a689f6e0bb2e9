import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** A list of rows as high as a finger. */
export function Rows({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className="sidebar-rows" aria-label={label}>
      {children}
    </ul>
  );
}

export function LinkRow({
  href,
  strong,
  children,
}: {
  href: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <a href={href || undefined} className={strong ? 'is-strong' : undefined}>
        {children}
      </a>
    </li>
  );
}

/** Leads one level down. */
export function DrillRow({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" onClick={onOpen}>
        {children}
        <Icon name="right" />
      </button>
    </li>
  );
}

/** Leads one level up; stands above the rows. */
export function BackRow({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <button type="button" className="sidebar-back" onClick={onBack}>
      <Icon name="left" />
      {children}
    </button>
  );
}
