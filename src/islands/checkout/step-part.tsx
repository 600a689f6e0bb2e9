import type { ReactNode } from 'react';
import { LoadedPart } from '../account/loaded-part.tsx';
import type { LateCode } from '../ui/late-code.ts';
import { LatePart } from '../ui/late-part.tsx';
import { useCheckout } from './context.ts';

interface Props<Module> {
  code: LateCode<Module>;
  ghost: ReactNode;
  children: (module: Module) => ReactNode;
}

/** A part of the checkout whose code is fetched late; where that fails, a button tries again. */
export function StepPart<Module>(props: Props<Module>) {
  const { locale } = useCheckout();
  const failed = (retry: () => void) => (
    <LoadedPart loaded={{ status: 'failed' }} reload={retry} locale={locale}>
      {() => null}
    </LoadedPart>
  );
  return <LatePart {...props} failed={failed} />;
}
