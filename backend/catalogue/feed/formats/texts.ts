/** Texts of the trade's formats in the shop's two languages. */
import { withoutEmpty } from './item.ts';

export type Language = 'nl' | 'en';

const LANGUAGES: Record<string, Language> = { nl: 'nl', nld: 'nl', dut: 'nl', en: 'en', eng: 'en' };

/** The shop's language of a code such as `nld`, `dut`, `nl-BE` or `EN_gb`; undefined for others. */
export const languageOf = (code: string): Language | undefined =>
  LANGUAGES[code.trim().toLowerCase().split(/[-_]/)[0]!];

/** Longest text that the feed takes. */
const LONGEST = 4000;

const ENTITIES: Record<string, string> = {
  ...{ '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' },
};

/** A text without its markup; paragraphs, breaks and items of lists become lines. */
export const plainText = (text: string): string =>
  text
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div)\b[^>]{0,200}>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity]!)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim()
    .slice(0, LONGEST);

/** `name_nl` and `name_en` of `name`, where there is a text of the language. */
export const bothLanguages = (
  field: string,
  textOf: (language: Language) => string | undefined,
): Record<string, unknown> =>
  withoutEmpty({ [`${field}_nl`]: textOf('nl'), [`${field}_en`]: textOf('en') });
