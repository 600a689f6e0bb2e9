import { LIST_QUERY_KEYS } from '../../domain/listing/list-query.ts';

const { page, sort, searchTerm, ...filters } = LIST_QUERY_KEYS;

const has = (keys: string[]) => `/[?&](?:${keys.join('|')})=/.test(location.search)`;

/**
 * Runs before a list is painted: an address that asks for more than the static page shows hides
 * its cards until the list has those that were asked for, and where it filters the number found
 * and the filters too (`chosen`), since they differ as well. Constant text, so that a content
 * security policy can allow it by its hash.
 */
export const LIST_QUERY_SCRIPT = `(function(d){${has([...Object.values(filters), 'f\\.[^=&]+'])}?d.listQuery='chosen':${has([page, sort, searchTerm])}&&(d.listQuery='')})(document.documentElement.dataset);`;
