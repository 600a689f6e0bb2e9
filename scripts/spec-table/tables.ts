/** The two documents: lines of the specification, and the tests that show them. */

export interface SpecRow {
  section: string;
  /** Part of a line of that section, to the letter. */
  quote: string;
  /** A test file, or why there is none. */
  file: string;
  /** Title of the test, or a part of it. */
  test: string;
}

/** Instead of a test file: the line has no behaviour to test. */
export const WITHOUT_TEST = 'names only';

const SECTION = /^## (.+)$/;
const BARS = /(?<!\\)\|/;

/** Lines by section: what stands in the fenced block below each heading. */
export function parseLines(markdown: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  let isFenced = false;
  for (const line of markdown.split('\n')) {
    const [, title] = SECTION.exec(line) ?? [];
    if (line.startsWith('```')) isFenced = !isFenced;
    else if (isFenced) lines.push(line);
    else if (title) sections.set(title, (lines = []));
  }
  return sections;
}

/** The rows of the tables; cells lose their marks of code. */
export function parseRows(markdown: string): SpecRow[] {
  const rows: SpecRow[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    const [, title] = SECTION.exec(line) ?? [];
    if (title) section = title;
    if (!line.startsWith('|')) continue;
    const [quote = '', file = '', test = ''] = line.split(BARS).slice(1).map(cellText);
    const isHead = quote === 'Quote' || /^-+$/.test(quote);
    if (!isHead) rows.push({ section, quote, file, test });
  }
  return rows;
}

function cellText(cell: string): string {
  return cell
    .trim()
    .replace(/^`+\s?|\s?`+$/g, '')
    .replaceAll('\\|', '|');
}
