import { type ReactNode, useEffect, useReducer, useState } from 'react';

/** Code that is fetched when it is first needed, and kept from then on. */
export interface LateCode<Module> {
  /** Null until it was fetched. */
  readonly loaded: Module | null;
  /** Rejects where it cannot be had; the next call asks again. */
  fetch(): Promise<Module>;
}

/** `load` is a dynamic import: browsers repeat it after a failure, which `React.lazy` never does. */
export function lateCode<Module>(load: () => Promise<Module>): LateCode<Module> {
  let loaded: Module | null = null;
  return {
    get loaded() {
      return loaded;
    },
    fetch: async () => (loaded ??= await load()),
  };
}

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
 * was replaced reloads by itself (spec 1 §4.7, `start.client.ts`).
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
