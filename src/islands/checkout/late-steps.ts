/** Steps that few pages begin with: their code is fetched when they are shown. */
import { lateCode } from '../ui/late-code.ts';

export const PAYMENT_STEP = lateCode(() => import('./payment/payment-step.tsx'));
export const OVERVIEW_STEP = lateCode(() => import('./overview/overview-step.tsx'));
