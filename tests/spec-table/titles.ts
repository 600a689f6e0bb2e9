/** The titles of the tests in a source file, without running it. */
import ts from 'typescript';

/** Stands in a title for what only running it would tell. */
const HOLE = '\0';

/** What vitest fills in from a row of `it.each`: `%s`, `$name`, `$a.b`. */
const PLACEHOLDER = /%[sdifjoO#$]|\$[a-zA-Z_][\w.]*/g;

/** Language, screen and tags at the end of a title; the table may leave them off. */
const ENDING = /(?: ?\(?\0\)?| @[\w-]+)$/;

/** Letters of a title that must be fixed before what fills it may stand outside its file. */
const TELLING = 10;

export interface TestFile {
  titles: string[];
  /** All that is quoted in it: what may fill a title. */
  texts: string[];
}

export function testFile(name: string, source: string): TestFile {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const title = titleOf(node);
      if (title !== null) titles.push(title);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { titles, texts };
}

/** Whether a test may bear the title; language, screen and tags may be left off. */
export function hasTitle({ titles, texts }: TestFile, wanted: string): boolean {
  return titles.some((title) =>
    endings(title).some((one) => {
      const filled = new RegExp(`^${one.split(HOLE).map(escaped).join('(.+)')}$`, 's').exec(wanted);
      if (!filled) return false;
      const fixed = one.replace(/[^\p{L}]/gu, '').length;
      return (
        fixed >= TELLING ||
        filled
          .slice(1)
          .every((part) => isOpen(part, fixed) || texts.some((text) => text.includes(part)))
      );
    }),
  );
}

/** The row leaves it open what fills the title; not all of it. */
function isOpen(part: string, fixed: number): boolean {
  return part === '${…}' && fixed > 0;
}

/** The title, and what is left of it without each of its endings. */
function endings(title: string): string[] {
  const shorter = title.replace(ENDING, '');
  return shorter === title || shorter === '' ? [title] : [title, ...endings(shorter)];
}

function titleOf({ expression, arguments: [title, ...rest] }: ts.CallExpression): string | null {
  let callee: ts.Node = expression;
  let fillsIn = false;
  while (!ts.isIdentifier(callee)) {
    if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) {
      if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'skip') return null;
      callee = callee.expression;
    } else return null;
    fillsIn = true;
  }
  const isTest = /^(?:it|test)$/.test(callee.text) && rest.some(ts.isFunctionLike);
  if (!isTest || !title) return null;
  if (ts.isStringLiteralLike(title)) {
    return fillsIn ? title.text.replace(PLACEHOLDER, HOLE) : title.text;
  }
  if (!ts.isTemplateExpression(title)) return HOLE;
  const { head, templateSpans } = title;
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)].join(HOLE);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
