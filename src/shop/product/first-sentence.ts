const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** HTML as plain text: tags become spaces, the common entities their signs. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** HTML as sentences of plain text: what ends without a sign, as items of a list do, gets a full stop. */
export function sentences(html: string): string {
  return plainText(html.replace(/([^<>.!?:…\s])((?:<\/\w+>|\s)*?)(?=<\/(?:li|p)>)/g, '$1.$2'));
}

/**
 * The first sentence of a text in HTML, for search engines; cut at a word where it is longer
 * than `max`. `12.5 mm` and `ca. 3 m` end no sentence: one ends before a capital.
 */
export function firstSentence(html: string, max = 155): string {
  const text = plainText(html);
  const sentence = /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
  if (sentence.length <= max) return sentence;
  return `${sentence.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}
