/** Validates requests against the published rules of Mollie's Payments API v2. */
import { z } from 'zod';
import { isInternalAddress } from '../../platform/http/limits/client-address.ts';

export const KNOWN_METHODS = ['ideal', 'creditcard', 'paypal', 'bancontact'];

const LOCALES = [
  ...['en_US', 'en_GB', 'nl_NL', 'nl_BE', 'de_DE', 'de_AT', 'de_CH', 'fr_FR', 'fr_BE', 'es_ES'],
  ...['ca_ES', 'pt_PT', 'it_IT', 'nb_NO', 'sv_SE', 'fi_FI', 'da_DK', 'is_IS', 'hu_HU', 'pl_PL'],
  ...['lv_LV', 'lt_LT'],
];
const MAX_METADATA_BYTES = 1_024;

const amountSchema = z.strictObject({
  currency: z.literal('EUR'),
  value: z
    .string()
    .regex(/^(0|[1-9]\d*)\.\d{2}$/)
    .refine((value) => Number(value) > 0),
});
/** Mollie truncates longer descriptions, so the shop must shorten them itself. */
const descriptionSchema = z.string().min(1).max(255);
const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= MAX_METADATA_BYTES, 'over 1 kB');
const webUrlSchema = z.url({ protocol: /^https?$/ });

/** True if the host of the URL can be reached by Mollie. */
function isPublicHost(url: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? 'localhost';
  return !/(^|\.)localhost$/.test(host) && !isInternalAddress(host);
}

const newPaymentSchema = z.strictObject({
  ...{ amount: amountSchema, description: descriptionSchema, metadata: metadataSchema },
  redirectUrl: webUrlSchema,
  webhookUrl: webUrlSchema.refine(isPublicHost, 'The webhook URL is unreachable').optional(),
  method: z.enum(KNOWN_METHODS),
  issuer: z.string().min(1).optional(),
  locale: z.enum(LOCALES),
});
const newRefundSchema = z.strictObject({
  amount: amountSchema,
  description: descriptionSchema,
  metadata: metadataSchema.optional(),
});

/**
 * The calls that the shop may send; it never cancels a payment. `body`: the schema of the body, for
 * calls that have one.
 */
const CALLS: { call: RegExp; body?: z.ZodType }[] = [
  { call: /^POST \/v2\/payments$/, body: newPaymentSchema },
  { call: /^POST \/v2\/payments\/tr_\w+\/refunds$/, body: newRefundSchema },
  { call: /^GET \/v2\/payments\/[\w-]+$/ },
  { call: /^GET \/v2\/methods$/ },
];

const headersSchema = z.object({
  authorization: z.string().regex(/^Bearer (test|live)_\w+$/),
  'content-type': z.literal('application/json'),
});
/** Headers of requests that create a payment or refund; the key makes them idempotent. */
const creatingHeadersSchema = headersSchema.extend({
  'idempotency-key': z.string().min(1).max(255),
});

/** Describes how a request violates Mollie's rules; null if it does not. */
export function ruleViolation(request: Request, body: string): string | null {
  const { pathname, search } = new URL(request.url);
  const call = `${request.method} ${pathname}${search}`;
  const callRule = CALLS.find((each) => each.call.test(call));
  if (!callRule) return 'The shop sends no such request.';
  const sent = Object.fromEntries(request.headers);
  const parsed = (callRule.body ? creatingHeadersSchema : headersSchema).safeParse(sent);
  if (parsed.error) return z.prettifyError(parsed.error);
  if (!callRule.body) return body === '' ? null : 'A body is sent with a question.';
  const read = z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('The body is not JSON.');
        return z.NEVER;
      }
    })
    .pipe(callRule.body)
    .safeParse(body);
  return read.error ? z.prettifyError(read.error) : null;
}
