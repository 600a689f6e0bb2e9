import type { Endpoint } from '../endpoint.ts';

/**
 * Calls about payment (spec 2 §7). The payment status, for the return page, is an addition to the
 * spec.
 */
export const PAYMENT = {
  methods: { audience: 'personal', method: 'GET', path: '/api/aspos/payment/payment-methods' },
  validatePin: {
    audience: 'customer',
    method: 'POST',
    path: '/api/bouwmaat/payment/pin/validate',
  },
  status: { audience: 'personal', method: 'GET', path: '/api/aspos/payment/status' },
} as const satisfies Record<string, Endpoint>;
