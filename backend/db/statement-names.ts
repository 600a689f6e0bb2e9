/** Statements that a connection keeps: lists of values of every length are not worth their memory. */
const MOST_STATEMENTS = 400;

/**
 * Names for the statements of a process, so that each connection parses and plans them once. Only
 * the first ones get a name: those of the calls, which are the same each time. Statements without
 * parameters that control a transaction, or set the session, need none.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_STATEMENTS || !text.includes('$1')) return known;
    const name = `shop_${names.size}`;
    names.set(text, name);
    return name;
  };
}
