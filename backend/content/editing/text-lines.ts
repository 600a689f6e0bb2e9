/** Places of a text by its lines. */

export const column = (text: string, at: number) => at - (text.lastIndexOf('\n', at - 1) + 1);
export const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};
/** Where a value ends without the blank lines that a block takes along. */
export const trimmedEnd = (text: string, end: number) => text.slice(0, end).trimEnd().length;

/** All lines but the first further to the right. */
export const indented = (text: string, by: number) => text.replaceAll('\n', `\n${' '.repeat(by)}`);
export const dedented = (text: string, by: number) => text.replaceAll(`\n${' '.repeat(by)}`, '\n');
