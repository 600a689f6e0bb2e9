import type { Locale } from '../../src/domain/entities/common.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  Nederland: 'Netherlands',
  België: 'Belgium',
  Duitsland: 'Germany',
};

/** An address as its maker gives it, with the country in the reader's language. */
export const makerAddress = (address: string, locale: Locale): string =>
  locale === 'nl'
    ? address
    : address.replace(/(?<=, )\p{Lu}\p{Ll}+(?=,|$)/gu, (part) => ENGLISH[part] ?? part);
