export interface FrontMatter {
  yaml: string;
  body: string;
  /** The lines in the file at which the two start, counted from 1. */
  yamlLine: number;
  bodyLine: number;
}

/** Splits a Markdown file at its `---` lines; null when it does not start with front matter. */
export function splitFrontMatter(text: string): FrontMatter | null {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines[0]?.trimEnd() !== '---') return null;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end < 0) return null;
  return {
    yaml: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    yamlLine: 2,
    bodyLine: end + 2,
  };
}
