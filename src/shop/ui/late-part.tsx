import { type ReactNode, useEffect, useReducer, useState } from 'react';
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
  const [failedCode, setFailedCode] = useState<LateCode<Module> | null>(null);
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const hasFailed = failedCode === code;
  const retry = () => setFailedCode(null);
  useEffect(() => {
    if (code.loaded) return;
    let isShown = true;
    if (hasFailed) addEventListener('online', retry);
    else {
      code.fetch().then(
        () => isShown && showLoaded(),
        () => isShown && setFailedCode(code),
      );
    }
    return () => {
      isShown = false;
      removeEventListener('online', retry);
    };
  }, [code, hasFailed]);
  if (code.loaded) return children(code.loaded);
  return hasFailed ? failed?.(retry) : ghost;
}
