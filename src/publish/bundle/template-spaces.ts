/**
 * Drops blank space from the templates of pages where it is never seen: beside the tags of
 * blocks, at the inner edges of buttons and drawings, and within a link or a word of a line where
 * a space or a block stands before or behind it already. Done once, when a template is compiled,
 * so that no page pays for it; between words and inline elements one space always stays.
 */

/** Nothing beside them stands on their line, in any style sheet of the shop. */
const BLOCKS =
  'html|head|body|meta|link|title|header|footer|main|nav|section|article|aside|div|form|fieldset|legend|details|ul|ol|li|dl|dt|dd|h[1-6]|p|table|caption|thead|tbody|tr|th|td|path|use';
/** They stand in a line, but what they hold begins and ends one of its own. */
const BOXES = 'button|summary|select|option|svg';

/** They stand in a line, and so does the space at their edges: of several only the first is seen. */
const INLINE = 'a|b|em|small|span|strong';

/** An expression of a template, while its parts are one text. */
const HOLE = '\0';
/** An expression that is a space and nothing else: `{' '}`. */
const BLANK = '\x01';
const MARK = new RegExp(`[${HOLE}${BLANK}]`);
const NAME_END = `[\\s>/${HOLE}]`;
const REST = `(?=${NAME_END})(?:"[^"]*"|[^">])*>`;
const EDGE = `<(?:/?(?:${BLOCKS})|(?:${BOXES}))${REST}`;
const BESIDE = new RegExp(`(${EDGE})\\s+`, 'g');
const BEFORE = new RegExp(`\\s+(?=<(?:/?(?:${BLOCKS})|/(?:${BOXES}))${NAME_END})`, 'g');
const BESIDE_BLANK = new RegExp(`\\s*${BLANK}\\s*`, 'g');
const OPENS = new RegExp(`((?:[\\s${BLANK}]|${EDGE})(?:<(?:${INLINE})${REST})+)\\s+`, 'g');
const CLOSES = new RegExp(
  `\\s+(?=(?:</(?:${INLINE})>)+(?:[\\s${BLANK}]|<(?:/?(?:${BLOCKS})|/(?:${BOXES}))${NAME_END}))`,
  'g',
);
/** Text in which every character counts, or that is no markup. */
const LITERAL = new RegExp(`<(?:pre|textarea)\\b|<(?:script|style)${REST}[^<${HOLE}]`);

/**
 * The literal parts of a template, without what is never seen of them. `blanks` are the
 * expressions that are a space and nothing else, by their place.
 */
export function withoutSpaces(parts: string[], blanks: readonly number[] = []): string[] {
  const text = parts.reduce((all, part, i) => all + (blanks.includes(i - 1) ? BLANK : HOLE) + part);
  if (LITERAL.test(text)) return parts;
  let made = text.replace(BESIDE, '$1').replace(BEFORE, '').replace(BESIDE_BLANK, BLANK);
  // Of one in another, the outer one comes first.
  for (let before = ''; before !== made;) {
    before = made;
    made = made.replace(OPENS, '$1').replace(CLOSES, '');
  }
  return made.split(MARK);
}

/** What is needed of a syntax tree. */
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

interface Template {
  /** `start` is that of the mark before it: a backtick or `}`. */
  quasis: (Node & { value: { raw: string } })[];
  expressions: Node[];
}

/** Every template of markup in a compiled component. */
function* templates(node: unknown): Generator<Template> {
  if (Array.isArray(node)) {
    for (const each of node) yield* templates(each);
  } else if (node !== null && typeof node === 'object') {
    const { type, tag, quasi } = node as {
      type?: string;
      tag?: { name?: string };
      quasi?: Template;
    };
    if (type === 'TaggedTemplateExpression' && tag?.name === '$$render') yield quasi!;
    yield* templates(Object.values(node));
  }
}

const isBlank = ({ type, value }: Node) => type === 'Literal' && value === ' ';

/** Vite plugin, behind Astro's compiler. */
export function templateSpaces() {
  return {
    name: 'bouwmaat:template-spaces',
    apply: 'build' as const,
    transform: {
      filter: { id: /\.astro$/ },
      handler(this: { parse(code: string, options: { lang: 'ts' }): unknown }, code: string) {
        const places = [...templates(this.parse(code, { lang: 'ts' }))]
          .flatMap(({ quasis, expressions }) => {
            const blanks = expressions.flatMap((each, i) => (isBlank(each) ? [i] : []));
            const raw = quasis.map(({ value }) => value.raw);
            const parts = withoutSpaces(raw, blanks);
            return quasis.map(({ start }, i) => ({
              start: start + 1,
              end: start + 1 + raw[i]!.length,
              text: parts[i]!,
            }));
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
