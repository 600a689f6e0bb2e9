import type { ReactNode } from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import { type LateCode, LatePart } from '../ui/late-part.tsx';
import { LoadedPart } from './loaded-part.tsx';

interface Props<Module> {
  code: LateCode<Module>;
  locale: Locale;
  /** Number of skeleton lines, instead of `ghost`. */
  rows?: number;
  ghost?: ReactNode;
  children: (module: Module) => ReactNode;
}

/** A lazily loaded component: a skeleton while its code loads, and a retry button if that fails. */
export function LateLoadedPart<Module>({ code, children, ...skeleton }: Props<Module>) {
  const shown = (status: 'loading' | 'failed', retry = () => {}) => (
    <LoadedPart
      {...skeleton}
      loaded={status === 'failed' ? { status } : { status, data: null }}
      reload={retry}
    >
      {() => null}
    </LoadedPart>
  );
  return (
    <LatePart code={code} ghost={shown('loading')} failed={(retry) => shown('failed', retry)}>
      {children}
    </LatePart>
  );
}
