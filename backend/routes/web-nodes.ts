import * as calls from '../../src/api/webnodes/calls.ts';
import { notFound } from '../http/answers.ts';
import { CALL_TEXTS, unknownText } from '../http/call-texts.ts';
import type { PublicContext } from '../http/context.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import type { Shop } from '../services/shop.ts';
import { searchWebNodes, webNodeById, webNodeByUrl, webNodeRoot } from '../services/web-nodes.ts';

const KEPT = { kept: true };

/** Calls about categories (spec 2 §7). Only what is active and within its dates is found. */
export function webNodeRoutes(shop: Shop): HandledCall[] {
  const place = ({ locale, now }: PublicContext) => ({
    tree: shop.state.catalogue.tree,
    locale,
    now,
  });
  return [
    handle(
      calls.webNodeByUrl,
      ({ params }, context) =>
        webNodeByUrl(place(context), params.url) ??
        notFound(unknownText('category', `"${params.url}"`)),
      KEPT,
    ),
    handle(
      calls.webNodeRoot,
      ({ query }, context) =>
        webNodeRoot(place(context), query.descendantLevel) ?? notFound(CALL_TEXTS.noCategories),
      KEPT,
    ),
    handle(
      calls.webNodeMain,
      ({ params, query }, context) =>
        webNodeById(place(context), params.id, query.depth) ??
        notFound(unknownText('category', params.id)),
      KEPT,
    ),
    handle(
      calls.webNodeSearch,
      ({ params, query }, context) => searchWebNodes(place(context), params.query, query.limit),
      KEPT,
    ),
  ];
}
