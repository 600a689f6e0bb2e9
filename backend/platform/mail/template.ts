import { type ZodType, z } from 'zod';
import type { SayMail } from './texts.ts';

/** Part of a mail's body, rendered both as HTML and as plain text. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'note'; text: string };

export interface MailContent {
  /** Subject and heading. */
  subject: string;
  /** Name in the salutation; may be empty. */
  name: string;
  blocks: MailBlock[];
}

/** Turns validated values into content, in the language of `say`. Texts are plain, not HTML. */
export interface MailTemplate<Values> {
  values: ZodType<Values>;
  content(say: SayMail, values: Values): MailContent;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href });

// Schemas shared by several templates.

/** A link of the shop. */
export const link = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).max(2_000);

/** A timestamp, ISO 8601. */
export const moment = z.iso.datetime();

/** The recipient's first name as typed; empty if unknown. */
export const name = z.string().max(200);
