/** Entities that the APIs answer by themselves; all others are made of these. */
const SOURCES =
  /^(product|webnode|brand|store|reviews):\d+$|^content:\/|^shared:|^(faq|list-options|config)$/;

/** The name by which people and hooks know the entity of a key; null where it has none. */
export function entityName(key: string): string | null {
  const name = key.replace(/:(nl|en)$/, '');
  return SOURCES.test(name) ? name : null;
}

/** Names of the entities of some keys, each once, in order. */
export function entityNames(keys: readonly string[]): string[] {
  return [...new Set(keys.map(entityName).filter((name) => name !== null))].sort();
}
