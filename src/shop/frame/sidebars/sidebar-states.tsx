/** What a sidebar shows instead of its content: empty, sign-in, failed, loading. */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { addressWithSidebar } from '../../../domain/frame/sidebars.ts';
import { $sidebar } from './sidebars.ts';
import { Icon } from '../../ui/icon.tsx';
import { useHref, useTexts } from './context.ts';

interface EmptyProps {
  icon: string;
  title?: string;
  text: string;
  /** Actions to continue with. */
  children: ReactNode;
}

/** Empty state of a sidebar, with a message and actions. */
export function SidebarEmpty({ icon, title, text, children }: EmptyProps) {
  return (
    <div className="grid gap-3 px-4 py-8 [&>.icon]:size-10 [&>.icon]:text-brand">
      <Icon name={icon} />
      {title && <h3 className="text-lg font-bold">{title}</h3>}
      <p>{text}</p>
      <div className="mt-2 grid gap-3">{children}</div>
    </div>
  );
}

/**
 * Invitation to sign in, for account features. `textSection`: key of the section of
 * `sidebars.json` with its `title` and `text`.
 */
export function SignInInvite({ icon, textSection }: { icon: string; textSection: string }) {
  const t = useTexts();
  return (
    <SidebarEmpty icon={icon} title={t(`${textSection}.title`)} text={t(`${textSection}.text`)}>
      <SignInActions returnsToSidebar />
    </SidebarEmpty>
  );
}

/** Sign-in links that return to this page, and with `returnsToSidebar` to the open sidebar too. */
export function SignInActions({ returnsToSidebar = false }: { returnsToSidebar?: boolean }) {
  const t = useTexts();
  const to = useHref();
  const sidebar = useStore($sidebar);
  const returnAddress = addressWithSidebar(location.href, returnsToSidebar ? sidebar : null);
  return (
    <>
      <a
        className="btn btn-secondary"
        href={`${to('login')}?${new URLSearchParams({ redirectRoute: returnAddress })}`}
      >
        {t('account.login')}
      </a>
      <a className="btn btn-light" href={to('register')}>
        {t('account.new')}
      </a>
    </>
  );
}

/** Error shown when a sidebar cannot load the cart. */
export function CartFailedNote({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <div className="grid justify-items-start gap-4 px-4 py-6">
      <p role="alert">{t('orderCart.failed')}</p>
      <button className="btn btn-secondary" type="button" onClick={onRetry}>
        {t('orderCart.retry')}
      </button>
    </div>
  );
}

/** Placeholder for rows that are loading; `text` is announced to screen readers. */
export const SidebarSkeleton = ({ text }: { text: string }) => (
  <div className="sidebar-skeleton">
    <p className="sr-only" role="status">
      {text}
    </p>
    {Array.from({ length: 10 }, (_, row) => (
      <i key={row} />
    ))}
  </div>
);
