import { LIST_QUERY_KEYS } from '../../domain/list-query.ts';

/**
 * Runs before a list is painted: an address that asks for more than the static page shows hides
 * its cards until the island has those that were asked for. Constant text, so that a content
 * security policy can allow it by its hash.
 */
export const LIST_QUERY_SCRIPT = `/[?&](?:${Object.values(LIST_QUERY_KEYS).join('|')}|f\\.[^=&]+)=/.test(location.search)&&(document.documentElement.dataset.listQuery='');`;
