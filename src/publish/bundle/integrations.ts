import type { AstroIntegration } from 'astro';
import { env } from '../../env.ts';
import { openReader } from '../snapshot/open.ts';
import { provideSnapshot } from '../snapshot/reader.ts';
import type { PageStyles } from './bundle.ts';
import { fileURLToPath } from 'node:url';
import { variantBrand } from '../../brands/site-brand.ts';
import { ROUTES, routePattern } from '../../routes.ts';
import { LOCALES } from '../../domain/shared/common.ts';
import type { Plugin } from 'vite';

/** Injects every row of the route table, in both languages, with its component. */
export function routesIntegration(): AstroIntegration {
  return {
    name: 'bouwmaat:routes',
    hooks: {
      'astro:config:setup': ({ injectRoute, addClientDirective }) => {
        const { slug } = variantBrand(env());
        for (const row of ROUTES) {
          for (const locale of LOCALES) {
            injectRoute({
              pattern: routePattern(row, locale, slug),
              entrypoint: `./src/pages/${row.component}`,
              prerender: true,
            });
          }
        }
        // The data of sidebars, loaded when one is opened: not a page, so not a row of the route
        // table.
        injectRoute({
          pattern: '/sidebars/[locale].json',
          entrypoint: './src/pages/_sidebars.json.ts',
          prerender: true,
        });
        for (const name of ['intent', 'user']) {
          const entrypoint = fileURLToPath(
            new URL(`../../shop/ui/hydration/client-${name}.ts`, import.meta.url),
          );
          addClientDirective({ name, entrypoint });
        }
      },
    },
  };
}

export interface BundledCode {
  /** Folder of the server-side modules. */
  server: URL;
  styles: PageStyles;
}

/** Processes the bundled code before Astro's build ends. */
export type BundleJob = (bundled: BundledCode) => Promise<void>;

const BUNDLE_JOB_KEY = Symbol.for('bouwmaat.bundle-job');

/** Sets the job of the build that is about to start in this process. */
export function setBundleJob(job: BundleJob): void {
  (globalThis as Record<symbol, unknown>)[BUNDLE_JOB_KEY] = job;
}

/**
 * Makes `astro build` bundle the code without rendering: our own renderer (`renderer.ts`) renders
 * pages with the bundle.
 */
export function bundleIntegration(): AstroIntegration {
  let pages: Map<string, { styles?: unknown[] }> = new Map();
  let outDir = new URL('file:///');
  return {
    name: 'bouwmaat:bundle',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'dev') provideSnapshot(openReader(env().DATA_DIR));
      },
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:build:setup': (options) => {
        // Filled by Astro during bundling. No longer in its declared types; a test checks it.
        const known = (options as unknown as { pages?: typeof pages }).pages;
        if (known) pages = known;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        const job = (globalThis as Record<symbol, unknown>)[BUNDLE_JOB_KEY] as
          | BundleJob
          | undefined;
        if (!job) {
          throw new Error('Build with `npm run build`: it reads the APIs before it renders.');
        }
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          setup: async () => {},
          getStaticPaths: async () => [],
          teardown: () =>
            job({
              server: new URL('.prerender/', outDir),
              styles: [...pages].flatMap(([key, { styles }]) =>
                styles?.length ? [[key, styles] as [string, unknown[]]] : [],
              ),
            }),
        }));
      },
    },
  };
}

// Tailwind registers its variables with `@property`. A style sheet that loads late with one makes
// the browser recalculate the styles of the whole page, so each use gets the initial value as a
// fallback instead.

const PROPERTY_RULE = /@property (--[\w-]+)\{([^}]*)\}/g;
const INITIAL_VALUE = /initial-value:([^;}]*)/;
/** The same initial values, for browsers without `@property`. */
const FALLBACK_LAYER = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/g;

/** A minified style sheet without registered properties. */
export function withoutRegistrations(css: string): string {
  const initial = new Map<string, string>();
  const kept = css
    .replace(FALLBACK_LAYER, '')
    .replace(PROPERTY_RULE, (_, name: string, body: string) => {
      const value = INITIAL_VALUE.exec(body)?.[1];
      if (value !== undefined) initial.set(name, value);
      return '';
    });
  return kept.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
    const value = initial.get(name);
    return value === undefined ? use : `var(${name},${value})`;
  });
}

export const unregisteredPropertiesPlugin = (): Plugin => ({
  name: 'unregistered-properties',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = withoutRegistrations(Buffer.from(file.source).toString());
    }
  },
});

// Removes invisible white space from page templates: next to block tags, at the inner edges of
// buttons and drawings, and at the edges of inline elements next to other white space or a block.
// It runs once per template at compile time, so rendering pays nothing; one space always remains
// between words and inline elements.

/** Block-level elements, in every style sheet of the shop. */
const BLOCK_ELEMENTS =
  'html|head|body|meta|link|title|header|footer|main|nav|section|article|aside|div|form|fieldset|legend|details|ul|ol|li|dl|dt|dd|h[1-6]|p|table|caption|thead|tbody|tr|th|td|path|use';
/** Inline-level elements whose content starts and ends a line of its own. */
const BOX_ELEMENTS = 'button|summary|select|option|svg';

/** Inline elements. White space at their edges collapses with adjacent white space. */
const INLINE_ELEMENTS = 'a|b|em|small|span|strong';

/** Placeholder for an expression while the parts of a template are joined. */
const EXPRESSION_MARK = '\0';
/** Placeholder for an expression that is only a space: `{' '}`. */
const BLANK_MARK = '\x01';
const ANY_MARK = new RegExp(`[${EXPRESSION_MARK}${BLANK_MARK}]`);
const NAME_END = `[\\s>/${EXPRESSION_MARK}]`;
const TAG_REST = `(?=${NAME_END})(?:"[^"]*"|[^">])*>`;
const EDGE_TAG = `<(?:/?(?:${BLOCK_ELEMENTS})|(?:${BOX_ELEMENTS}))${TAG_REST}`;
const SPACE_AFTER_EDGE = new RegExp(`(${EDGE_TAG})\\s+`, 'g');
const SPACE_BEFORE_EDGE = new RegExp(
  `\\s+(?=<(?:/?(?:${BLOCK_ELEMENTS})|/(?:${BOX_ELEMENTS}))${NAME_END})`,
  'g',
);
const SPACE_AROUND_BLANK = new RegExp(`\\s*${BLANK_MARK}\\s*`, 'g');
const SPACE_AFTER_OPENING_TAG = new RegExp(
  `((?:[\\s${BLANK_MARK}]|${EDGE_TAG})(?:<(?:${INLINE_ELEMENTS})${TAG_REST})+)\\s+`,
  'g',
);
const SPACE_BEFORE_CLOSING_TAG = new RegExp(
  `\\s+(?=(?:</(?:${INLINE_ELEMENTS})>)+(?:[\\s${BLANK_MARK}]|<(?:/?(?:${BLOCK_ELEMENTS})|/(?:${BOX_ELEMENTS}))${NAME_END}))`,
  'g',
);
/** Text in which white space is significant, or that is not markup. */
const LITERAL_SPACE = new RegExp(
  `<(?:pre|textarea)\\b|<(?:script|style)${TAG_REST}[^<${EXPRESSION_MARK}]`,
);

/**
 * Returns the literal parts of a template without invisible white space. `blanks`: indexes of the
 * expressions that are only a space.
 */
export function withoutSpaces(parts: string[], blanks: readonly number[] = []): string[] {
  const text = parts.reduce(
    (all, part, i) => all + (blanks.includes(i - 1) ? BLANK_MARK : EXPRESSION_MARK) + part,
  );
  if (LITERAL_SPACE.test(text)) return parts;
  let made = text
    .replace(SPACE_AFTER_EDGE, '$1')
    .replace(SPACE_BEFORE_EDGE, '')
    .replace(SPACE_AROUND_BLANK, BLANK_MARK);
  // Repeated, because nested elements are handled from the outside in.
  for (let before = ''; before !== made;) {
    before = made;
    made = made.replace(SPACE_AFTER_OPENING_TAG, '$1').replace(SPACE_BEFORE_CLOSING_TAG, '');
  }
  return made.split(ANY_MARK);
}

/** The parts of a syntax tree node that are used here. */
interface SyntaxNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

interface Template {
  /** `start` is the position after the preceding backtick or `}`. */
  quasis: (SyntaxNode & { value: { raw: string } })[];
  expressions: SyntaxNode[];
}

/** Finds every markup template in a compiled component. */
function* findTemplates(node: unknown): Generator<Template> {
  if (Array.isArray(node)) {
    for (const each of node) yield* findTemplates(each);
  } else if (node !== null && typeof node === 'object') {
    const { type, tag, quasi } = node as {
      type?: string;
      tag?: { name?: string };
      quasi?: Template;
    };
    if (type === 'TaggedTemplateExpression' && tag?.name === '$$render') yield quasi!;
    yield* findTemplates(Object.values(node));
  }
}

const isSpaceLiteral = ({ type, value }: SyntaxNode) => type === 'Literal' && value === ' ';

/** Vite plugin; runs after Astro's compiler. */
export function templateSpacesPlugin() {
  return {
    name: 'bouwmaat:template-spaces',
    apply: 'build' as const,
    transform: {
      filter: { id: /\.astro$/ },
      handler(this: { parse(code: string, options: { lang: 'ts' }): unknown }, code: string) {
        const places = [...findTemplates(this.parse(code, { lang: 'ts' }))]
          .flatMap(({ quasis, expressions }) => {
            const blanks = expressions.flatMap((each, i) => (isSpaceLiteral(each) ? [i] : []));
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
