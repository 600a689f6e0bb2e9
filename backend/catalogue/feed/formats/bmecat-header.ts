/** The header of a BMEcat file, which applies to all its products. */
import { bothLanguages, type Language, languageOf, plainText } from './item.ts';
import { childOf, childrenOf, textOf, type XmlElement } from './xml.ts';

export interface BmecatHeader {
  /** Default language of texts; undefined if the shop does not support it. */
  language: Language | undefined;
  currency: string;
  /** Resolves a file name relative to the folder in the header. */
  fileOf(name: string): string;
}

export function headerOf(header?: XmlElement): BmecatHeader {
  const catalogue = header && childOf(header, 'CATALOG');
  const languages = catalogue ? childrenOf(catalogue, 'LANGUAGE') : [];
  const main = languages.find(({ attributes }) => attributes['default'] === 'true') ?? languages[0];
  const root = textOf(catalogue, 'MIME_ROOT').replace(/\/+$/, '');
  return {
    language: main ? languageOf(main.text) : 'nl',
    currency: textOf(catalogue, 'CURRENCY') || 'EUR',
    fileOf: (name) =>
      root === '' || name === '' || /^https?:/i.test(name)
        ? name
        : `${root}/${name.replace(/^\/+/, '')}`,
  };
}

/** Returns the texts of elements by language, as two fields. */
export const textsOf = (
  field: string,
  elements: readonly XmlElement[],
  header: BmecatHeader,
): Record<string, unknown> =>
  bothLanguages(field, (language) => textIn(elements, language, header));

export function textIn(
  elements: readonly XmlElement[],
  language: Language,
  header: BmecatHeader,
): string | undefined {
  const element = elements.find(({ attributes: { lang } }) =>
    lang ? languageOf(lang) === language : header.language === language,
  );
  return element && plainText(element.text);
}
