import { type ReactNode, useEffect, useReducer, useState } from 'react';

/** A lazily loaded module, kept once it has loaded. */
export interface LazyModule<Module> {
  /** Null until loaded. */
  readonly loaded: Module | null;
  /** Rejects if loading fails; the next call tries again. */
  fetch(): Promise<Module>;
}

/** `load` is a dynamic import. Unlike `React.lazy`, a failed import is retried on the next call. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | null = null;
  return {
    get loaded() {
      return loaded;
    },
    fetch: async () => (loaded ??= await load()),
  };
}

interface Props<Module> {
  code: LazyModule<Module>;
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Shown if loading failed, e.g. while offline. */
  failed?: (retry: () => void) => ReactNode;
  children: (module: Module) => ReactNode;
}

/**
 * Renders a part whose code is loaded lazily; a failure leaves the rest of the page intact. Loading
 * is retried when the connection returns and each time the part is opened. If a newer release
 * replaced the code, the page reloads by itself (spec 1 §4.7, `start.client.ts`).
 */
export function LazyPart<Module>({ code, fallback, failed, children }: Props<Module>): ReactNode {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ code: LazyModule<Module>; attempt: number } | null>(
    null,
  );
  const hasFailed = failure?.code === code && failure.attempt === attempt;
  useEffect(() => {
    if (code.loaded) return;
    let isShown = true;
    let hasEnded = false;
    let isBackOnline = false;
    // Listen while loading, since the connection may return before the failure has been rendered.
    const handleOnline = () => {
      if (hasEnded) retry();
      else isBackOnline = true;
    };
    addEventListener('online', handleOnline);
    code.fetch().then(
      () => isShown && showLoaded(),
      () => {
        hasEnded = true;
        if (!isShown) return;
        if (isBackOnline) retry();
        else setFailure({ code, attempt });
      },
    );
    return () => {
      isShown = false;
      removeEventListener('online', handleOnline);
    };
  }, [code, attempt]);
  if (code.loaded) return children(code.loaded);
  return hasFailed ? failed?.(retry) : fallback;
}
