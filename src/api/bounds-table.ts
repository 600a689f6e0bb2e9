/** Generates the document of all bounds from their declarations. */
import { CALLS_AT_A_TIME, DOORS, RATES, type Bounds, type RateRule } from './bounds.ts';
import type { Call } from './call.ts';
import { CALLS } from './catalogue.ts';

const HEAD = `# Bounds of every call

Made by \`node scripts/bounds.ts\` from the declarations in \`src/api\`; a test holds it to them.

- **Bytes**: of the body at most; 413 above.
- **Work**: as how many reads the call counts for \`READS_PER_MINUTE\` of its address; 429 above.
- **In turn**: few of these are answered at a time, and addresses take turns; 503 when too many wait.
- **Rate**: what it counts for besides; 429 above.

Of one address ${CALLS_AT_A_TIME} calls are answered at a time, internal addresses aside; the others wait.

| Rate | At most |
| --- | --- |
`;

const ruleText = ({ per, points, pointsOfAddress, windowS, exceptInternal }: RateRule): string => {
  const unknown = pointsOfAddress ? ` (${pointsOfAddress} where only the address is known)` : '';
  const except = exceptInternal ? ', internal addresses aside' : '';
  return `${points} per ${per}${unknown} in ${windowS / 60} minutes${except}`;
};

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;

const boundsCells = ({ bodyBytes, work, inTurn, rate }: Bounds) => [
  bodyBytes,
  work,
  inTurn ? 'yes' : '',
  rate,
];

const orderOf = ({ path, method, name }: Call) => `${path} ${method} ${name}`;

/** Returns Markdown with a table of the rates, one of the calls, and one of the other routes. */
export function boundsTable(): string {
  const rates = Object.entries(RATES).map(([rate, rules]) =>
    row([rate, rules.length === 0 ? 'reads alone' : rules.map(ruleText).join('; ')]),
  );
  const sorted = CALLS.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const calls = sorted.map(({ name, method, path, bounds }) =>
    row([name, `\`${method} ${path}\``, ...boundsCells(bounds)]),
  );
  const doors = Object.values(DOORS).map(({ path, summary, bounds }) =>
    row([summary, `\`${path}\``, ...boundsCells(bounds)]),
  );
  const columns = (first: string) =>
    `\n| ${first} | Address | Bytes | Work | In turn | Rate |\n| --- | --- | --- | --- | --- | --- |\n`;
  return [HEAD, ...rates, columns('Call'), ...calls, columns('Beside the calls'), ...doors].join(
    '',
  );
}
