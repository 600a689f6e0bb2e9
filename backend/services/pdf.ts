/** A4 in points, and where text stands on it. */
const PAGE = { width: 595, height: 842, left: 56, top: 780, bottom: 60 };
const BODY = 10;
const HEADING = 18;

export interface PdfLine {
  text: string;
  heading?: boolean;
  /** Second column, for a row of label and value. */
  value?: string;
}

/** A plain document with one column of lines, as many pages as it takes. */
export function pdfDocument(title: string, lines: readonly PdfLine[]): Buffer {
  const pages = paginate(lines);
  const objects: string[] = [];
  const kids = pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ');
  objects.push(
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} >>`,
  );
  for (const [index, content] of pages.entries()) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${7 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  return assemble(objects);
}

function paginate(lines: readonly PdfLine[]): string[] {
  const pages: string[] = [];
  let content = '';
  let y = PAGE.top;
  for (const line of lines) {
    const size = line.heading ? HEADING : BODY;
    if (y < PAGE.bottom) {
      pages.push(content);
      content = '';
      y = PAGE.top;
    }
    const font = line.heading || line.value !== undefined ? 'F2' : 'F1';
    content += `BT /${font} ${size} Tf ${PAGE.left} ${y} Td ${literal(line.text)} Tj ET\n`;
    if (line.value !== undefined)
      content += `BT /F1 ${size} Tf ${PAGE.left + 170} ${y} Td ${literal(line.value)} Tj ET\n`;
    y -= size * 1.6;
  }
  return [...pages, content];
}

function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** A PDF string. What Latin-1 does not have is written as a question mark, the euro as EUR. */
function literal(text: string): string {
  const plain = text
    .replaceAll('€', 'EUR')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e\u00a0-\u00ff]/g, '?')
    .replace(/[\\()]/g, '\\$&');
  return `(${plain})`;
}
