import { z } from 'zod';

/** Response of the login call: a token, or why there is none. */
export const loginRecord = z.object({
  Token: z.string().nullable(),
  Message: z.string().nullable(),
});

export const logoutRecord = z.object({
  /** Where the browser goes next; null for the home page. */
  RedirectUrl: z.string().nullable(),
});

/** The result of an operation, and a message for the shopper. */
export const outcomeRecord = z.object({ Success: z.boolean(), Message: z.string() });

export type LoginRecord = z.infer<typeof loginRecord>;
export type LogoutRecord = z.infer<typeof logoutRecord>;
export type OutcomeRecord = z.infer<typeof outcomeRecord>;
