import { isCurrent } from '../../domain/date-range.ts';
import { isYes } from '../../domain/flags.ts';

/** A category as the panel shows it. */
export interface CatalogueNode {
  id: number;
  name: string;
  code: string;
  /** Path without slashes at its ends. */
  url: string;
  /** Address of its picture, without size. */
  img: string | null;
  children: CatalogueNode[];
}

interface WireNode {
  Id: number;
  Name: string;
  Code: string;
  Url: string;
  Active: boolean | string;
  StartDate?: string | null;
  EndDate?: string | null;
  Images?: { Type: string; Url: string }[] | null;
  Children?: WireNode[] | null;
}

const CALL = '/api/aspos/webnodes/main/root?descendantLevel=3';
const TIMEOUT_MS = 60_000;

/** Children that are active and within their dates, as everywhere (spec 2 §3). */
function shown(nodes: WireNode[] | null | undefined, now: Date): CatalogueNode[] {
  return (nodes ?? [])
    .filter((node) => isYes(node.Active) && isCurrent(node.StartDate, node.EndDate, now))
    .map((node) => ({
      id: node.Id,
      name: node.Name,
      code: node.Code,
      url: node.Url.replace(/^\/+|\/+$/g, ''),
      img: node.Images?.find(({ Type }) => Type === 'Front')?.Url ?? null,
      children: shown(node.Children, now),
    }));
}

/** Root categories with the two levels that stand below them in the panel. Rejects when the call does not succeed. */
export async function fetchCatalogue(language: string): Promise<CatalogueNode[]> {
  const response = await fetch(CALL, {
    headers: { accept: 'application/json', 'x-language': language },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = (await response.json()) as { Success?: boolean; Data?: WireNode };
  if (!response.ok || !answer.Success) throw new Error('The category tree is not available');
  return shown(answer.Data?.Children, new Date());
}
