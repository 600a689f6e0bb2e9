/** Steps that few pages begin with: their code is fetched when they are shown. */
import { lazy } from 'react';

export const PaymentStep = lazy(() =>
  import('./payment/payment-step.tsx').then((part) => ({ default: part.PaymentStep })),
);
export const OverviewStep = lazy(() =>
  import('./overview/overview-step.tsx').then((part) => ({ default: part.OverviewStep })),
);
