/** Schemas of web nodes (categories), and the calls that answer them. */
import { z } from 'zod';
import {
  SEARCH_TERM_MAX_LENGTH,
  WEB_NODE_CHILD_DEPTH,
} from '../../domain/search/search-constants.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import {
  idField,
  intField,
  textField,
  urlField,
  flag,
  id,
  imageRecord,
  isoMoment,
} from '../fields.ts';
import { WEB_NODES } from './client.ts';

export const webNodeReferenceRecord = z.object({
  Id: id,
  Name: z.string(),
  Code: z.string(),
  /** Full path without leading or trailing slash. */
  Url: z.string(),
});

export const webNodeRecord = webNodeReferenceRecord.extend({
  Active: flag,
  StartDate: isoMoment.nullish(),
  EndDate: isoMoment.nullish(),
  Images: z.array(imageRecord).nullish(),
  Description: z.string().nullish(),
  /** From the root category to the parent. */
  Ancestors: z.array(webNodeReferenceRecord).nullish(),
  /** Absent or null if not requested; an empty list if there are none. */
  get Children(): z.ZodOptional<z.ZodNullable<z.ZodArray<typeof webNodeRecord>>> {
    return z.array(webNodeRecord).nullish();
  },
});

export type WebNodeReferenceRecord = z.infer<typeof webNodeReferenceRecord>;
export type WebNodeRecord = z.infer<typeof webNodeRecord>;

const area = 'webnodes';

export const webNodeByUrl = defineCall({
  ...WEB_NODES.byUrl,
  name: 'webNodeByUrl',
  area,
  bounds: BOUNDS.read,
  summary: 'A category by its path, with two levels of children',
  params: z.object({ url: urlField }),
  restParam: 'url',
  data: webNodeRecord,
});

export const webNodeRoot = defineCall({
  ...WEB_NODES.root,
  name: 'webNodeRoot',
  area,
  bounds: BOUNDS.read,
  summary: 'The root node; its children are the root categories',
  query: z.object({ descendantLevel: intField(1, 6, WEB_NODE_CHILD_DEPTH) }),
  data: webNodeRecord,
});

export const webNodeMain = defineCall({
  ...WEB_NODES.main,
  name: 'webNodeMain',
  area,
  bounds: BOUNDS.read,
  summary: 'A category by its id, with children `depth` levels deep',
  params: z.object({ id: idField }),
  query: z.object({ depth: intField(0, 6, WEB_NODE_CHILD_DEPTH) }),
  data: webNodeRecord,
});

export const webNodeSearch = defineCall({
  ...WEB_NODES.search,
  name: 'webNodeSearch',
  area,
  bounds: BOUNDS.search,
  summary: 'Categories whose name matches a text',
  params: z.object({ query: textField(SEARCH_TERM_MAX_LENGTH) }),
  restParam: 'query',
  query: z.object({ limit: intField(1, 50, 10) }),
  data: z.array(webNodeRecord),
});
