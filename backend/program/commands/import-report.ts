/** Prints the result of an import or of undoing one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import {
  type FileResult,
  type ImportResult,
  sumOfFiles,
} from '../../catalogue/feed/import-files.ts';
import type { FeedError } from '../../catalogue/feed/row.ts';
import type { ImportEntry, UndoResult } from '../../catalogue/feed/undo.ts';
import type { Print } from './command-line.ts';

/** Maximum number of feed errors printed; the rest is only counted. */
const MAX_ERRORS_SHOWN = 50;
/** Maximum number of rows listed that undo skipped because they changed since. */
const MAX_LATER_CHANGES_SHOWN = 50;

/**
 * Writes all errors of an import to a spreadsheet file; returns its name. Values of a feed are
 * protected against being read as formulas.
 */
function writeErrors(dataDir: string, files: readonly FileResult[]): string {
  const columns = [...(files.length === 1 ? [] : ['file']), 'line', 'field', 'value', 'message'];
  const rows = files.flatMap(({ name, errors }) =>
    errors.map((error) => ({ file: name, ...error })),
  );
  const lines = stringify(rows, {
    ...{ columns, delimiter: ';', record_delimiter: 'windows' },
    ...{ quoted_string: true, escape_formulas: true },
  });
  const file = path.join(dataDir, 'import-errors.csv');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `\uFEFF${columns.join(';')}\r\n${lines}`);
  return file;
}

const errorText = ({ line, field, value, message }: FeedError): string => {
  const fieldText = [field, value && JSON.stringify(value)].filter(Boolean).join(' ');
  return `line ${line}: ${fieldText && `${fieldText} `}${message}`;
};

interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  hidden?: number;
}

const countsText = (
  { added, changed, unchanged, hidden = 0 }: ImportCounts,
  errors: number,
): string =>
  `${added} added, ${changed} changed, ${unchanged} unchanged, ` +
  `${hidden > 0 ? `${hidden} hidden, ` : ''}${errors} errors`;

/** Prints the result for each file and in total; returns the number of errors. */
export function printImport(
  result: ImportResult,
  { dataDir, isDryRun, print }: { dataDir: string; isDryRun: boolean; print: Print },
): number {
  const { files } = result;
  const isSingleFile = files.length === 1;
  for (const warning of result.warnings.slice(0, MAX_ERRORS_SHOWN)) print(warning);
  let errorsLeft = MAX_ERRORS_SHOWN;
  for (const file of files) {
    const filePrefix = isSingleFile ? '' : `${path.basename(file.name)}: `;
    for (const error of file.errors.slice(0, errorsLeft)) print(filePrefix + errorText(error));
    errorsLeft = Math.max(0, errorsLeft - file.errors.length);
    if (!isSingleFile)
      print(`${filePrefix}${file.entity}: ${countsText(file, file.errors.length)}`);
  }
  const errors = files.reduce((sum, file) => sum + file.errors.length, 0);
  if (errors > 0) print(`All errors: ${writeErrors(dataDir, files)}`);
  const { media } = result;
  for (const warning of media?.warnings.slice(0, MAX_ERRORS_SHOWN) ?? []) print(errorText(warning));
  if (media && (media.read > 0 || media.warnings.length > 0))
    print(
      `${media.read} pictures, documents and films read, ${media.warnings.length} could not be had`,
    );
  const counts = countsText(sumOfFiles(result), errors);
  if (isDryRun) print(`Dry run, nothing was loaded: ${counts}`);
  else if (result.isLoaded) print(counts);
  else print(`Nothing was loaded. Without errors: ${counts}. --continue loads the right rows.`);
  return errors;
}

export function printUndo({ id, restored, later }: UndoResult, print: Print): void {
  for (const { entity, key, fields } of later.slice(0, MAX_LATER_CHANGES_SHOWN))
    print(`${entity} ${key}: changed since, and left as it is: ${fields.join(', ')}`);
  if (later.length > MAX_LATER_CHANGES_SHOWN)
    print(`And ${later.length - MAX_LATER_CHANGES_SHOWN} more.`);
  const leftText = later.length > 0 ? `, ${later.length} changed since and left in part` : '';
  print(`Import ${id} is undone: ${restored} as before${leftText}.`);
}

export function printImports(imports: readonly ImportEntry[], print: Print): void {
  if (imports.length === 0) print('There are no imports.');
  for (const { id, at, by, files, counts, error_count: errors, state, undoes } of imports) {
    const names = files.map((file) => path.basename(file)).join(', ');
    const what = undoes === null ? names : `undo of ${undoes}`;
    const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
    print(`${id}  ${when}  ${by}  ${state}  ${what}: ${countsText(counts, errors)}`);
  }
}
