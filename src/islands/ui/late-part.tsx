import { type ReactNode, useEffect, useState } from 'react';
import type { LateCode } from './late-code.ts';

interface Props<Module> {
  code: LateCode<Module>;
  /** Shown while the code comes. */
  ghost?: ReactNode;
  /** Shown where the code did not come: without a connection it cannot be fetched. */
  failed?: (retry: () => void) => ReactNode;
  children: (module: Module) => ReactNode;
}

/**
 * Holds a part whose code is fetched late: where that fails, the rest of the page stays. It is
 * fetched again once the connection is back, and each time that the part is opened; a page whose code
 * was replaced reloads by itself (spec 1 §4.7, `chunk-reload.client.ts`).
 */
export function LatePart<Module>({ code, ghost, failed, children }: Props<Module>): ReactNode {
  const [status, setStatus] = useState(() => (code.loaded ? 'ready' : 'loading'));
  useEffect(() => {
    if (status === 'ready') return;
    let isShown = true;
    const show = (next: string) => isShown && setStatus(next);
    const retry = () => setStatus('loading');
    if (status === 'failed') addEventListener('online', retry);
    else {
      code.fetch().then(
        () => show('ready'),
        () => show('failed'),
      );
    }
    return () => {
      isShown = false;
      removeEventListener('online', retry);
    };
  }, [code, status]);
  if (code.loaded) return children(code.loaded);
  return status === 'failed' ? failed?.(() => setStatus('loading')) : ghost;
}
