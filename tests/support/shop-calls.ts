/** Calls of the shop's API, for the values that its pages must show. */
import type { Locale } from '../../src/domain/shared/common.ts';
import { currentShop, SHARED_SHOP } from './current-shop.ts';

/** The shop that all specs share: pages and addresses that a file reads before its tests run. */
export const SHOP = SHARED_SHOP.url;

/** The parts of the wire records that the journeys read. */
export interface WireNode {
  Id: number;
  Name: string;
  Code: string;
  Url: string;
  Children: WireNode[] | null;
}

export interface WireProduct {
  ExpectedDate?: string;
  Id: number;
  Name: string;
  Number: string;
  Url: string;
  State: string;
  Visibility: 'NotViewable' | 'ViewableButNotOrderable' | 'Orderable';
  Orderable: string;
  /** `pakket`, or what a lorry brings. */
  DeliveryType: string;
  PriceInclTax: number;
  PriceExclTax: number;
  UnitPrice: { Unit: string; PriceInclTax: number; PriceExclTax: number } | null;
  Brand: { Description: string; Url: string | null } | null;
  WebNode: { Id: number; Name: string; Url: string } | null;
  Discounts: {
    StartDate: string;
    EndDate: string;
    OldPriceInclTax?: number | null;
    OldPriceExclTax?: number | null;
  }[];
  MoreLessLevels: { Quantity: number; PriceInclTax: number; PriceExclTax: number }[];
  PriceReduction: unknown;
  MaxStockDefault: number;
  MaxStockTotal: number;
  Stock: { StoreId: number; Quantity: number }[];
  EnergyLevel: string | null;
  Images: { Type: string; Url: string }[];
}

export interface WireSearch {
  Products: WireProduct[];
  Total: number;
  UnitPriceUnit?: string;
  Facets: {
    Field: string;
    Label: string;
    Values: { Value: string; Count: number }[];
    Range?: { Min: number; Max: number; Unit: string };
  }[];
}

export interface WireStore {
  Id: number;
  Name: string;
  Url: string;
}

export interface WireBrand {
  Id: number;
  Code: string;
  Description: string | null;
  Url: string | null;
}

interface Answer<Data> {
  Success: boolean;
  Data: Data;
}

/** Data of a call; one with a body is a POST. Throws on failure. */
export async function ask<Data>(path: string, locale: Locale = 'nl', body?: object): Promise<Data> {
  const headers = { 'x-language': locale, 'content-type': 'application/json' };
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(currentShop().url + path, { headers, ...post });
  const answer = (await response.json()) as Answer<Data>;
  if (!answer.Success) throw new Error(`${path} answered ${response.status}.`);
  return answer.Data;
}

/** A search of products; a list's default unless `query` says otherwise. */
export function search(
  query: Record<string, string | number | boolean | readonly string[]>,
  locale: Locale = 'nl',
): Promise<WireSearch> {
  const params = { requestType: 'results', page: 1, pageSize: 12, onlySoldOnline: true, ...query };
  const text = Object.entries(params).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, String(one)]),
  );
  return ask(`/api/sp/search?${new URLSearchParams(text)}`, locale);
}

export const productOf = (url: string, locale: Locale = 'nl'): Promise<WireProduct> =>
  ask(`/api/aspos/products/url/${encodeURIComponent(url)}`, locale);

/** Every category, without the root itself. */
export async function categories(locale: Locale = 'nl'): Promise<WireNode[]> {
  const root = await ask<WireNode>('/api/aspos/webnodes/main/root?descendantLevel=6', locale);
  const all: WireNode[] = [];
  const collect = (nodes: WireNode[] | null) => {
    for (const node of nodes ?? []) {
      all.push(node);
      collect(node.Children);
    }
  };
  collect(root.Children);
  return all;
}

/** The root categories, the promotions' own (`NUPDActie`) included. */
export async function rootCategories(locale: Locale = 'nl'): Promise<WireNode[]> {
  const root = await ask<WireNode>('/api/aspos/webnodes/main/root?descendantLevel=1', locale);
  return root.Children ?? [];
}
