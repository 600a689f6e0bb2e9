/** `tests/spec-table.md`: the lines of the specification, each with the rows that quote it. */

export interface SpecRow {
  /** Part of the line, to the letter. */
  quote: string;
  /** A test file; null where the words have no behaviour to test. */
  file: string | null;
  /** Title of the test. */
  title: string;
  /** Where it stands in the table, counted from 1. */
  at: number;
}

export interface SpecLine {
  section: string;
  text: string;
  rows: SpecRow[];
}

export interface SpecTable {
  lines: SpecLine[];
  /** Sentences about what is no row, though it looks like one. */
  problems: string[];
}

const SECTION = /^## (.+)$/;
const LINE = /^> (.+)$/;
const TESTED = /^- `(?<quote>[^`]+)` \| `(?<file>[^`]+)` \| `(?<title>[^`]+)`(?: \| .+)?$/;
const UNTESTED = /^- `(?<quote>[^`]+)` \| names only \| .+$/;

export function parseTable(markdown: string): SpecTable {
  const lines: SpecLine[] = [];
  const problems: string[] = [];
  let section = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    section = SECTION.exec(line)?.[1] ?? section;
    const text = LINE.exec(line)?.[1];
    if (text) lines.push({ section, text, rows: [] });
    if (!line.startsWith('-')) continue;
    const cells = (TESTED.exec(line) ?? UNTESTED.exec(line))?.groups;
    const owner = lines.at(-1);
    if (!cells?.quote || !owner) {
      problems.push(`line ${index + 1}: this is no row: ${line}`);
      continue;
    }
    const { quote, file = null, title = '' } = cells;
    owner.rows.push({ quote, file, title, at: index + 1 });
  }
  return { lines, problems };
}
