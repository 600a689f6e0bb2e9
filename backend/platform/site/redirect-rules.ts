import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';

/** A rule of `_redirects` as parsed; unsupported parts are omitted. */
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
  /** The path, if the rule matches only that one. */
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
  /** Target address with its placeholders filled in. */
  to: string;
  force: boolean;
}

const DEFAULT_STATUS = 301;

/** Redirect rules with Netlify's semantics: in order, ignoring a trailing slash. */
export class RedirectRules {
  readonly #rules: readonly Rule[];
  /** Rules for a single path, of which there may be thousands: path → indexes in the list. */
  readonly #literal = new Map<string, number[]>();
  readonly #patterns: number[] = [];

  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
    rules.forEach(({ literal }, at) => {
      if (literal === null) this.#patterns.push(at);
      else this.#literal.set(literal, [...(this.#literal.get(literal) ?? []), at]);
    });
  }

  /** True if a rule takes precedence over files. */
  get hasForced(): boolean {
    return this.#rules.some((rule) => rule.force);
  }

  /** Parses a `_redirects` file. Rejects on an invalid line. */
  static async parse(text: string): Promise<RedirectRules> {
    // The host's parser only reads files.
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

  /** The first rule that matches a path, among those that `accept` allows. */
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
      // Encoded, so that a `?` or `#` in the address does not start a query or hash of the target.
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

/** API rules are handled by the backend; conditions need Netlify. */
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

/** Ignores a trailing slash. */
const plainPath = (path: string): string => path.replace(/\/$/, '');

/** A rule with query parameters requires all of them; `key=:name` matches any value. */
function takesQuery(rule: Rule, query: URLSearchParams, values: Map<string, string>): boolean {
  return rule.query.every(([key, wanted]) => {
    const given = query.get(key);
    if (given === null) return false;
    if (!wanted.startsWith(':')) return given === wanted;
    values.set(wanted.slice(1), encodeURIComponent(given));
    return true;
  });
}
