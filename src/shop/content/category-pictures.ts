import type { Locale } from '../../domain/shared/common.ts';
import type { WebNode } from '../../domain/content/web-node.ts';
import { href } from '../../i18n/href.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';

const withChildren = (node: WebNode): WebNode[] => [node, ...node.children.flatMap(withChildren)];

/** Pictures of the categories in the catalogue menu, by the address of their list. */
export function categoryPictures(locale: Locale): ReadonlyMap<string, string> {
  const to = href(locale);
  return new Map(
    snapshot()
      .rootWebNodes(locale)
      .flatMap(withChildren)
      .flatMap(({ url, img }) =>
        img ? [[to('product-lister-all', { pathMatch: url }), img]] : [],
      ),
  );
}
