/**
 * Drops blank space from the templates of pages where it is never seen: beside the tags of
 * blocks, and at the inner edges of buttons and drawings. Done once, when a template is
 * compiled, so that no page pays for it; between words and inline elements every space stays.
 */

/** Nothing beside them stands on their line, in any style sheet of the shop. */
const BLOCKS =
  'html|head|body|meta|link|title|header|footer|main|nav|section|article|aside|div|form|fieldset|legend|details|ul|ol|li|dl|dt|dd|h[1-6]|p|table|caption|thead|tbody|tr|th|td|path|use';
/** They stand in a line, but what they hold begins and ends one of its own. */
const BOXES = 'button|summary|select|option|svg';

/** An expression of a template, while its parts are one text. */
const HOLE = '\0';
const REST = `(?=[\\s>/${HOLE}])(?:"[^"]*"|[^">])*>`;
const BESIDE = new RegExp(`(<(?:/?(?:${BLOCKS})|(?:${BOXES}))${REST})\\s+`, 'g');
const BEFORE = new RegExp(`\\s+(?=<(?:/?(?:${BLOCKS})|/(?:${BOXES}))[\\s>/${HOLE}])`, 'g');
/** Text in which every character counts, or that is no markup. */
const LITERAL = new RegExp(`<(?:pre|textarea)\\b|<(?:script|style)${REST}[^<${HOLE}]`);

/** The literal parts of a template, without what is never seen of them. */
export function withoutSpaces(parts: string[]): string[] {
  const text = parts.join(HOLE);
  if (LITERAL.test(text)) return parts;
  return text.replace(BESIDE, '$1').replace(BEFORE, '').split(HOLE);
}

/** What is needed of a syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Every template of markup in a compiled component: the places of its literal parts. */
function* templates(node: unknown): Generator<Node[]> {
  if (Array.isArray(node)) {
    for (const each of node) yield* templates(each);
  } else if (node !== null && typeof node === 'object') {
    const { type, tag, quasi } = node as { type?: string; tag?: { name?: string }; quasi?: Node };
    if (type === 'TaggedTemplateExpression' && tag?.name === '$$render') {
      yield quasi!['quasis'] as Node[];
    }
    yield* templates(Object.values(node));
  }
}

/** Vite plugin, behind Astro's compiler. */
export function templateSpaces() {
  return {
    name: 'bouwmaat:template-spaces',
    apply: 'build' as const,
    transform: {
      filter: { id: /\.astro$/ },
      handler(this: { parse(code: string, options: { lang: 'ts' }): unknown }, code: string) {
        const places = [...templates(this.parse(code, { lang: 'ts' }))]
          .flatMap((quasis) => {
            const parts = withoutSpaces(quasis.map(({ start, end }) => code.slice(start, end)));
            return quasis.map(({ start, end }, i) => ({ start, end, text: parts[i]! }));
          })
          .sort((a, b) => a.start - b.start);
        let made = '';
        let from = 0;
        for (const { start, end, text } of places) {
          made += code.slice(from, start) + text;
          from = end;
        }
        return { code: made + code.slice(from), map: null };
      },
    },
  };
}
