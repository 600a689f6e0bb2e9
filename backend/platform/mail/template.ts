import { type ZodType, z } from 'zod';
import type { IsoDate, Locale } from '../../../src/domain/shared/common.ts';
import { dayAndMonth, dayName } from '../../../src/domain/shared/dates.ts';
import { localTime, weekday } from '../../../src/domain/store/opening-hours.ts';
import { fill } from '../../../src/i18n/fill.ts';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

type MailText = keyof typeof nl;

/** A text with its `{placeholders}` filled in. */
export interface MailTexts {
  (key: MailText, values?: Record<string, string>): string;
  /** A timestamp (ISO 8601) in Amsterdam time: `zaterdag 21 november om 13:45`. */
  moment(iso: string): string;
  /** A day without its year: `12 december`. */
  day(day: IsoDate): string;
}

const TEXTS: Record<Locale, Record<MailText, string>> = { nl, en };

/** The mail texts in a language; `{shop}` is the brand name in all of them. */
export function mailTexts(locale: Locale, shop: string): MailTexts {
  const t = (key: MailText, values: Record<string, string> = {}) =>
    fill(TEXTS[locale][key], { ...values, shop });
  const moment = (iso: string) => {
    const { day, time } = localTime(new Date(iso));
    const weekdayName = dayName(weekday(day), locale);
    return t('moment', { day: `${weekdayName} ${dayAndMonth(day, locale)}`, time });
  };
  return Object.assign(t, { moment, day: (day: IsoDate) => dayAndMonth(day, locale) });
}

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

/**
 * Turns validated values into the content of a mail, in the language of `t`. Texts are plain, not
 * HTML.
 */
export interface MailTemplate<Values> {
  values: ZodType<Values>;
  content(t: MailTexts, values: Values): MailContent;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href });

// Schemas shared by several templates.

/** A link of the shop. */
export const linkSchema = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .max(2_000);

/** A timestamp, ISO 8601. */
export const momentSchema = z.iso.datetime();

/** The recipient's first name as typed; empty if unknown. */
export const nameSchema = z.string().max(200);
