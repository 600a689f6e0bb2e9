import type { AttributeRecord } from '../../../backend/platform/db/schema/catalogue.ts';
import { type AttributeCode, textAttribute } from '../attributes.ts';
import { t } from '../texts.ts';

/** The attribute of a text, or the several that it says. */
export type AttributesOfText = AttributeCode | ((nl: string, en: string) => AttributeRecord[]);

export const attributesOf = (
  attributes: AttributesOfText,
  nl: string,
  en: string,
): AttributeRecord[] =>
  typeof attributes === 'function' ? attributes(nl, en) : [textAttribute(attributes, t(nl, en))];

/** A word that is a colour and nothing else: `aluminium` and `eiken` are materials too. */
export const COLOUR_WORD =
  /\b(?:wit|zwart|antraciet|grijs|bruin|geel|rood|blauw|groen|crème|white|black|anthracite|grey|brown|yellow|red|blue|green|cream)(?=$|\s)/;

/**
 * Attributes of a text that says several things: each pattern takes its part (its group, where it
 * has one), and what is left belongs to `rest`. One pattern reads both languages.
 * `splitIntoAttributes('kleur', { antislip: /R\d+/ })('grijs R10', 'grey R10')` → colour grey, slip rating R10.
 */
export const splitIntoAttributes =
  (rest: AttributeCode, parts: Partial<Record<AttributeCode, RegExp>>) =>
  (nl: string, en: string): AttributeRecord[] => {
    const [left, leftEn] = [nl, en].map((text) =>
      Object.values(parts)
        .reduce((kept, part) => kept.replace(part, ''), text)
        .replace(/\s+/g, ' ')
        .trim(),
    ) as [string, string];
    const restAttributes = left ? [textAttribute(rest, t(left, leftEn))] : [];
    const matchedAttributes = Object.entries(parts).flatMap(([code, part]) => {
      const [found, foundEn] = [part.exec(nl), part.exec(en)];
      if (!found || !foundEn) return [];
      return [
        textAttribute(code as AttributeCode, t(found[1] ?? found[0], foundEn[1] ?? foundEn[0])),
      ];
    });
    return [...restAttributes, ...matchedAttributes];
  };
