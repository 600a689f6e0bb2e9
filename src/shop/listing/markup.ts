/** Markup that is ready: it is not escaped again. */
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

/** Builds markup; everything put into it is escaped unless it is markup itself. */
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
