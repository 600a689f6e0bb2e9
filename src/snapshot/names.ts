import type { Change } from './unpublished.ts';

/** Entities that the APIs answer by themselves; all others are made of these. */
const SOURCES =
  /^(product|webnode|brand|store|reviews):\d+$|^content:\/|^shared:|^(faq|list-options|config)$/;

const TELLS_OF_OTHERS = /^(product|webnode|brand):/;
/** What an entity tells of others, and how many there are: it is not edited where these are. */
const OF_OTHERS = new Set(['Children', 'Ancestors', 'TotalCount']);

/**
 * The name by which people and hooks know the entity that changed; null where it has none, or
 * only what it tells of another entity changed (the name of a product's brand).
 */
export function changedName({ key, before, after }: Change): string | null {
  const name = key.replace(/:(nl|en)$/, '');
  if (!SOURCES.test(name)) return null;
  const mayTell = before !== null && after !== null && TELLS_OF_OTHERS.test(name);
  return mayTell && own(before) === own(after) ? null : name;
}

/** Names of what changed, each once, in order. */
export function changedNames(changes: readonly Change[]): string[] {
  return [...new Set(changes.map(changedName).filter((name) => name !== null))].sort();
}

function own(json: string): string {
  return JSON.stringify(JSON.parse(json), (field, value: unknown) => {
    if (OF_OTHERS.has(field)) return undefined;
    return field === 'Brand' || field === 'WebNode' ? (value as { Id: number } | null)?.Id : value;
  });
}
