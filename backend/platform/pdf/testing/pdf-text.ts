import { inflateSync } from 'node:zlib';

type Objects = Map<string, { text: string; stream: string }>;
type Letters = Map<string, string>;

/** The text of each page of a PDF made by PDFKit, with a line for each text drawn. */
export function pdfText(bytes: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\n/.test(text));
  return pages.map(({ text }) => {
    const resources = objects.get(referenceOf(text, 'Resources'))!.text;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
        name!,
        lettersOf(objects, id!),
      ]),
    );
    return textOf(objects.get(referenceOf(text, 'Contents'))!.stream, fonts);
  });
}

function objectsOf(file: string): Objects {
  const objects: Objects = new Map();
  for (const match of file.matchAll(/^(\d+) 0 obj\n([^]*?)(?:stream\n|endobj)/gm)) {
    const [whole, id = '', text = ''] = match;
    const start = match.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(text)?.[1] ?? 0);
    const data = Buffer.from(file.slice(start, start + length), 'latin1');
    const isPacked = whole.endsWith('stream\n') && text.includes('/FlateDecode');
    objects.set(id, { text, stream: isPacked ? inflateSync(data).toString('latin1') : '' });
  }
  return objects;
}

const referenceOf = (text: string, key: string) =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? '';

/** Glyph in the file → the letters that it shows. */
function lettersOf(objects: Objects, font: string): Letters {
  const map = objects.get(referenceOf(objects.get(font)!.text, 'ToUnicode'))!.stream;
  const letters: Letters = new Map();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([^>]*)>/g)].forEach(([, hex = ''], i) => {
      const glyph = (parseInt(from, 16) + i).toString(16).padStart(4, '0');
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters.set(glyph, String.fromCharCode(...units.map((unit) => parseInt(unit, 16))));
    });
  }
  return letters;
}

function textOf(content: string, fonts: Map<string, Letters>): string {
  let letters: Letters = new Map();
  const lines: string[] = [];
  for (const [, font, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font)!;
    const glyphs = [...(array ?? '').matchAll(/<(\w+)>/g)].map(([, hex]) => hex).join('');
    if (array) lines.push((glyphs.match(/.{4}/g) ?? []).map((g) => letters.get(g)).join(''));
  }
  return lines.join('\n');
}
