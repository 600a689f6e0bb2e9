import { isCurrent } from '../../domain/shared/date-range.ts';
import type { WebNode, WebNodeReference } from '../../domain/content/content.ts';
import { isYes } from '../../domain/shared/flags.ts';
import { frontImageUrl } from '../field-mappers.ts';
import type { WebNodeRecord, WebNodeReferenceRecord } from './calls.ts';

export function mapWebNodeReference(record: WebNodeReferenceRecord): WebNodeReference {
  return { id: record.Id, name: record.Name, code: record.Code, url: trimSlashes(record.Url) };
}

/** Maps a category, with only those children that are active and within their dates (spec 2 §3). */
export function mapWebNode(record: WebNodeRecord, now: Date): WebNode {
  return {
    ...mapWebNodeReference(record),
    img: frontImageUrl(record.Images),
    description: record.Description ?? null,
    startDate: record.StartDate ?? null,
    endDate: record.EndDate ?? null,
    children: (record.Children ?? [])
      .filter((child) => isShown(child, now))
      .map((child) => mapWebNode(child, now)),
    ancestors: (record.Ancestors ?? []).map(mapWebNodeReference),
    loaded: record.Children != null,
  };
}

function isShown(record: WebNodeRecord, now: Date): boolean {
  return isYes(record.Active) && isCurrent(record.StartDate, record.EndDate, now);
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
