import type { ReactNode } from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import { type LazyModule, LazyPart } from '../ui/lazy-part.tsx';
import { LoadedPart } from './loaded-part.tsx';

interface Props<Module> {
  code: LazyModule<Module>;
  locale: Locale;
  /** Number of skeleton lines, instead of `fallback`. */
  rows?: number;
  fallback?: ReactNode;
  children: (module: Module) => ReactNode;
}

/** A lazily loaded component: a skeleton while its code loads, and a retry button if that fails. */
export function LazyLoadedPart<Module>({ code, children, ...skeleton }: Props<Module>) {
  const placeholder = (status: 'loading' | 'failed', retry = () => {}) => (
    <LoadedPart
      {...skeleton}
      loaded={status === 'failed' ? { status } : { status, data: null }}
      reload={retry}
    >
      {() => null}
    </LoadedPart>
  );
  return (
    <LazyPart
      code={code}
      fallback={placeholder('loading')}
      failed={(retry) => placeholder('failed', retry)}
    >
      {children}
    </LazyPart>
  );
}
