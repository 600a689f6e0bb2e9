/** Workbooks made in a test: a zip of the few files that Excel itself needs. */
import { crc32, deflateRawSync } from 'node:zlib';

/** Makes a zip of files. `declaredSizes`: unpacked sizes that it states wrongly, by file. */
export function zipOf(
  files: Record<string, string>,
  declaredSizes: Record<string, number> = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const compressed = deflateRawSync(content);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(compressed.length, 14);
    head.writeUInt32LE(declaredSizes[name] ?? content.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const localHeader = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      head,
      Buffer.from(name),
      compressed,
    ]);
    const directoryFields = Buffer.alloc(14);
    directoryFields.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
        head,
        directoryFields,
        Buffer.from(name),
      ]),
    );
    parts.push(localHeader);
    offset += localHeader.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]);
}

export interface WorkbookParts {
  /** `<row>` elements by the name of a sheet. */
  sheets: Record<string, string>;
  /** `<si>` elements. */
  texts?: string;
  /** `<xf>` elements of the cells' styles, and `<numFmt>` elements. */
  styles?: string;
  formats?: string;
  /** Attributes of `<workbookPr>`. */
  properties?: string;
  /** Before the root element of each sheet. */
  prologue?: string;
  hidden?: string;
}

export function makeWorkbookFiles(parts: WorkbookParts): Record<string, string> {
  const { sheets, texts = '', styles = '<xf numFmtId="0"/>', formats = '' } = parts;
  const { properties = '', prologue = '', hidden } = parts;
  const names = Object.keys(sheets);
  return {
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr ${properties}/><sheets>${names
      .map(
        (name, i) =>
          `<sheet name="${name}" sheetId="${i + 1}" ${name === hidden ? 'state="hidden"' : ''} r:id="rId${i + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats}</numFmts><cellXfs>${styles}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      names.map((name, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        `${prologue}<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
  };
}

export const workbookOf = (parts: WorkbookParts): Buffer => zipOf(makeWorkbookFiles(parts));

/** A row of texts. */
export const textRow = (number: number, ...texts: string[]): string =>
  `<row r="${number}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
