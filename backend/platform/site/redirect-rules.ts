import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';

/** A rule of `_redirects` as the parser gives it; what we do not act on is left out. */
interface ParsedRule {
  path: string;
  to: string;
  status?: number;
  force: boolean;
  query: Record<string, string>;
  conditions: Record<string, unknown>;
  host?: string;
}

interface Rule {
  /** The path, where the rule is of that one alone. */
  literal: string | null;
  pattern: RegExp;
  names: string[];
  to: string;
  status: number;
  force: boolean;
  query: [string, string][];
}

export interface RuleMatch {
  status: number;
  /** Address that the rule leads to, its placeholders filled in. */
  to: string;
  force: boolean;
}

const DEFAULT_STATUS = 301;

/** Redirect rules as Netlify matches them: in order, a trailing slash makes no difference. */
export class RedirectRules {
  readonly #rules: readonly Rule[];
  /** Rules of one path each, which there may be thousands of: path → places in the list. */
  readonly #literal = new Map<string, number[]>();
  readonly #patterns: number[] = [];

  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
    rules.forEach(({ literal }, at) => {
      if (literal === null) this.#patterns.push(at);
      else this.#literal.set(literal, [...(this.#literal.get(literal) ?? []), at]);
    });
  }

  /** True when a rule goes before the files. */
  get hasForced(): boolean {
    return this.#rules.some((rule) => rule.force);
  }

  /** Reads the text of a `_redirects` file. Rejects on a faulty line. */
  static async parse(text: string): Promise<RedirectRules> {
    // The parser of the host reads files only.
    const folder = await mkdtemp(path.join(tmpdir(), 'rules-'));
    try {
      const file = path.join(folder, '_redirects');
      await writeFile(file, text);
      const { redirects, errors } = await parseAllRedirects({
        redirectsFiles: [file],
        configRedirects: [],
        minimal: false,
      });
      const [fault] = errors as Error[];
      if (fault) throw new Error(`The redirect rules are not usable: ${fault.message}`);
      return new RedirectRules((redirects as ParsedRule[]).filter(isOurs).map(compile));
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  /** The first rule that fits a path, of those that `accept` takes. */
  match(
    pathname: string,
    query: URLSearchParams,
    accept: (match: RuleMatch) => boolean = () => true,
  ): RuleMatch | null {
    const own = this.#literal.get(plainPath(pathname)) ?? [];
    for (const at of [...own, ...this.#patterns].sort((a, b) => a - b)) {
      const rule = this.#rules[at]!;
      const found = rule.pattern.exec(pathname);
      if (!found) continue;
      // A `?` or `#` of the address is no query or hash of the target.
      const valueAt = (index: number) => (found[index] ?? '').replace(/[%?#]/g, encodeURIComponent);
      const values = new Map(rule.names.map((name, index) => [name, valueAt(index + 1)]));
      if (!takesQuery(rule, query, values)) continue;
      const to = rule.to.replace(
        /:([a-z]\w*)/gi,
        (whole, name: string) => values.get(name) ?? whole,
      );
      const match = { status: rule.status, to, force: rule.force };
      if (accept(match)) return match;
    }
    return null;
  }
}

/** Calls never come here: the backend answers or passes them on; conditions need Netlify. */
function isOurs(rule: ParsedRule): boolean {
  if (rule.path.startsWith('/api/') || rule.host) return false;
  return Object.keys(rule.conditions).length === 0;
}

function compile(rule: ParsedRule): Rule {
  const names: string[] = [];
  const source = rule.path
    .replace(/\/+$/, '')
    .split('/')
    .map((segment, index, all) => {
      if (segment === '*' && index === all.length - 1) {
        names.push('splat');
        return null;
      }
      if (/^:\w+$/.test(segment)) {
        names.push(segment.slice(1));
        return '([^/]+)';
      }
      return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    });
  const splat = source.at(-1) === null;
  const body = source.filter((part) => part !== null).join('/');
  return {
    literal: names.length === 0 ? plainPath(rule.path) : null,
    pattern: new RegExp(`^${body}${splat ? '(?:/(.*?))?' : ''}/?$`),
    names,
    to: rule.to,
    status: rule.status ?? DEFAULT_STATUS,
    force: rule.force,
    query: Object.entries(rule.query),
  };
}

/** A slash at the end makes no difference. */
const plainPath = (path: string): string => path.replace(/\/$/, '');

/** A rule with query parameters wants them all; `key=:name` takes any value. */
function takesQuery(rule: Rule, query: URLSearchParams, values: Map<string, string>): boolean {
  return rule.query.every(([key, wanted]) => {
    const given = query.get(key);
    if (given === null) return false;
    if (!wanted.startsWith(':')) return given === wanted;
    values.set(wanted.slice(1), encodeURIComponent(given));
    return true;
  });
}
