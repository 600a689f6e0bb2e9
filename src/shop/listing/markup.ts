/** HTML that is already escaped. */
export interface Markup {
  readonly html: string;
}

type Part = Markup | string | number | null | false | readonly Markup[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag that builds HTML; every value is escaped unless it is `Markup`. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  let text = strings[0] ?? '';
  parts.forEach((part, i) => {
    text += write(part) + (strings[i + 1] ?? '');
  });
  return { html: text };
}

function write(part: Part): string {
  if (part === null || part === false) return '';
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
  if (typeof part === 'number') return String(part);
  if ('html' in part) return part.html;
  return part.map((piece) => piece.html).join('');
}
