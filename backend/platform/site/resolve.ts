/** Resolves an address of the site to a file, a redirect or nothing. */
import { normalisePath, rewriteLink } from '../../../src/domain/frame/link-rewriting.ts';
import { linkRules } from '../../../src/i18n/menu-link.ts';
import type { SiteFiles } from './site-files.ts';
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

interface CompiledRule {
  /** The path, if the rule matches only that one. */
  literal: string | null;
  pattern: RegExp;
  names: string[];
  to: string;
  status: number;
  force: boolean;
  query: [string, string][];
}

interface RuleMatch {
  status: number;
  /** Target address with its placeholders filled in. */
  to: string;
  force: boolean;
}

const DEFAULT_STATUS = 301;

/** Redirect rules with Netlify's semantics: in order, ignoring a trailing slash. */
export class RedirectRules {
  readonly #rules: readonly CompiledRule[];
  /** Rules for a single path, of which there may be thousands: path → indexes in the list. */
  readonly #literal = new Map<string, number[]>();
  readonly #patterns: number[] = [];

  constructor(rules: readonly CompiledRule[]) {
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
    // Netlify's parser only reads files.
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
      return new RedirectRules((redirects as ParsedRule[]).filter(isServedHere).map(compileRule));
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
    const literalRules = this.#literal.get(plainPath(pathname)) ?? [];
    for (const at of [...literalRules, ...this.#patterns].sort((a, b) => a - b)) {
      const rule = this.#rules[at]!;
      const patternMatch = rule.pattern.exec(pathname);
      if (!patternMatch) continue;
      // Encoded, so that a `?` or `#` in the address does not start a query or hash of the target.
      const valueAt = (index: number) =>
        (patternMatch[index] ?? '').replace(/[%?#]/g, encodeURIComponent);
      const values = new Map(rule.names.map((name, index) => [name, valueAt(index + 1)]));
      if (!matchesQuery(rule, query, values)) continue;
      const target = rule.to.replace(
        /:([a-z]\w*)/gi,
        (whole, name: string) => values.get(name) ?? whole,
      );
      const match = { status: rule.status, to: target, force: rule.force };
      if (accept(match)) return match;
    }
    return null;
  }
}

/** API rules are handled by the backend; conditions need Netlify. */
function isServedHere(rule: ParsedRule): boolean {
  if (rule.path.startsWith('/api/') || rule.host) return false;
  return Object.keys(rule.conditions).length === 0;
}

function compileRule(rule: ParsedRule): CompiledRule {
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
function matchesQuery(
  rule: CompiledRule,
  query: URLSearchParams,
  values: Map<string, string>,
): boolean {
  return rule.query.every(([key, pattern]) => {
    const value = query.get(key);
    if (value === null) return false;
    if (!pattern.startsWith(':')) return value === pattern;
    values.set(pattern.slice(1), encodeURIComponent(value));
    return true;
  });
}

/** The response to an address. */
export type Resolution =
  | { kind: 'file'; file: string; status: number }
  | { kind: 'redirect'; to: string; status: number };

/** Rules for root categories are in `_redirects`; a product may be below any category. */
const PRODUCT_LINKS = linkRules();

/** Not-found pages, the one of the language first. */
const NOT_FOUND_FILES = ['404.html', '404/index.html'] as const;

/**
 * Resolves an address (spec 1 §2.3): to its file; by the rules of `_redirects`, as Netlify does;
 * then by what rules cannot express: lower case, no trailing slash, a product's old slug. Null if
 * there is not even a not-found page. `search` is the query with its `?`.
 */
export function resolveAddress(
  pathname: string,
  search: string,
  files: SiteFiles,
  rules: RedirectRules,
): Resolution | null {
  const decoded = decodePath(pathname);
  if (decoded === null) return notFoundPage('', files);
  const query = new URLSearchParams(search);
  const redirectTo = (to: string, status = 301): Resolution => ({
    kind: 'redirect',
    to: addQuery(to, search),
    status,
  });

  const forced = rules.hasForced
    ? rules.match(decoded, query, ({ force, status }) => force && status !== 404)
    : null;
  if (forced) return applyRule(forced, files, redirectTo);

  const page = pagePath(decoded);
  const exact = decoded === '/' || !decoded.endsWith('/') ? files.fileAt(decoded) : null;
  if (exact && !decoded.includes('//')) {
    return page !== decoded ? redirectTo(encodePath(page)) : fileResolution(exact);
  }
  const moved = files.movedTo(normalisePath(page));
  if (moved) return redirectTo(encodePath(moved));
  const isRule = ({ status }: { status: number }) => status !== 404;
  const rule = rules.match(decoded, query, isRule);
  if (rule && !decoded.includes('//')) return applyRule(rule, files, redirectTo);

  const normal = normalisePath(page);
  if (normal !== decoded) {
    if (files.fileAt(normal)) return redirectTo(encodePath(normal));
    const normalRule = rules.match(normal, query, isRule);
    if (normalRule) {
      return normalRule.status === 200
        ? redirectTo(normalisedAddressOf(pathname))
        : applyRule(normalRule, files, redirectTo);
    }
  }
  const product = files.productPath(rewriteLink(normal, PRODUCT_LINKS));
  if (product && product !== normal) return redirectTo(encodePath(product));

  const notFoundRule = rules.match(normal, query, ({ status }) => status === 404);
  const file = notFoundRule
    ? files.fileAt(decodePath(notFoundRule.to)?.replace(/\.html$/, '') ?? '')
    : null;
  return file ? fileResolution(file, 404) : notFoundPage(normal, files);
}

/** Applies a rule: redirects, or serves another file at this address. */
function applyRule(
  rule: { to: string; status: number },
  files: SiteFiles,
  redirectTo: (to: string, status: number) => Resolution,
): Resolution | null {
  if (rule.status >= 300 && rule.status < 400) {
    // Only addresses of this site are lower-cased.
    const isOwnAddress = /^\/(?!\/)/.test(rule.to);
    const [path = '', ...rest] = rule.to.split(/(?=[?#])/);
    const ownTarget = isOwnAddress
      ? encodePath(normalisePath(decodePath(path) ?? path)) + rest.join('')
      : rule.to;
    return redirectTo(ownTarget, rule.status);
  }
  const target = (decodePath(rule.to.replace(/[?#].*$/, '')) ?? '').replace(/\.html$/, '');
  const file = files.fileAt(target === '' ? '/' : target);
  return file ? fileResolution(file, rule.status) : null;
}

/** A file; the not-found page has status 404 at its own address too. */
function fileResolution(file: string, status = 200): Resolution {
  const isNotFoundPage = NOT_FOUND_FILES.some((name) => file === name || file === `en/${name}`);
  return { kind: 'file', file, status: isNotFoundPage ? 404 : status };
}

function notFoundPage(pathname: string, files: SiteFiles): Resolution | null {
  const english = pathname === '/en' || pathname.startsWith('/en/');
  const names = english
    ? [...NOT_FOUND_FILES.map((name) => `en/${name}`), ...NOT_FOUND_FILES]
    : NOT_FOUND_FILES;
  const file = names.find((name) => files.has(name));
  return file ? fileResolution(file, 404) : null;
}

/** `/product/x.html` and `/index.html` are aliases of pages. */
function pagePath(pathname: string): string {
  const plain = pathname.replace(/(?:\/index)?\.html$/, '');
  return plain === '' ? '/' : plain;
}

/** A typed address may contain a bare `%`: `/zoeken/100%`. */
const BARE_PERCENT = /%(?![0-9a-f]{2})/gi;

export function decodePath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname.replace(BARE_PERCENT, '%25'));
    // Browsers treat a raw backslash as a slash; an encoded one is part of a search term.
    const isUsable = decoded.startsWith('/') && !/[\u0000-\u001f]/.test(decoded);
    return isUsable && !pathname.includes('\\') ? decoded : null;
  } catch {
    return null;
  }
}

/** Encodes a path, including characters that would start a query or hash. */
const encodePath = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** The address in lower case, preserving encoded slashes within segments. */
function normalisedAddressOf(pathname: string): string {
  const segments = pagePath(pathname)
    .split('/')
    .filter(Boolean)
    .map((segment) => decodePath(`/${segment}`)?.slice(1).toLowerCase() ?? '');
  return `/${segments.map((segment) => encodePath(segment).replaceAll('/', '%2F')).join('/')}`;
}

/** Netlify passes the query on, unless the rule has its own. */
function addQuery(to: string, search: string): string {
  return search === '' || search === '?' || to.includes('?') ? to : to + search;
}
