/** Values that several templates have. */
import { z } from 'zod';

/** A link of the shop. */
export const link = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).max(2_000);

/** A moment, ISO 8601. */
export const moment = z.iso.datetime();

/** The addressee's first name as the customer typed it; empty where it is not known. */
export const name = z.string().max(200);
