/** The header of a BMEcat file: what holds for all its products. */
import { bothLanguages, type Language, languageOf, plainText } from './item.ts';
import { childOf, childrenOf, textOf, type XmlElement } from './xml.ts';

export interface BmecatHeader {
  /** Language of texts that do not name theirs; undefined where the shop does not have it. */
  language: Language | undefined;
  currency: string;
  /** A file by its name, which stands below the header's own folder. */
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

/** Texts of elements by their language, as two fields. */
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
