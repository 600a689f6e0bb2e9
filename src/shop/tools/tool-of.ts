import type { WebNode } from '../../domain/content/content.ts';
import type { ToolName } from '../../domain/tools/tool-table.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';
import type { RouteName } from '../../routes.ts';

export const TOOL_ROUTES = {
  wall: 'tool-wall',
  joint: 'tool-joint',
} as const satisfies Record<ToolName, RouteName>;

/** Returns whether the assortment has products for a tool. */
export const isToolAvailable = (tool: ToolName): boolean =>
  snapshot()
    .config()
    .tools.some(({ name }) => name === tool);

/** The tool for products of a category; null if there is none. */
export function toolOf(category: Pick<WebNode, 'id' | 'ancestors'> | null): ToolName | null {
  const ids = category ? [category.id, ...category.ancestors.map(({ id }) => id)] : [];
  const tools = snapshot().config().tools;
  return tools.find(({ webNodeIds }) => webNodeIds.some((id) => ids.includes(id)))?.name ?? null;
}
