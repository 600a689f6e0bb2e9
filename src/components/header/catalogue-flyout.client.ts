import type { Locale } from '../../domain/entities/common.ts';
import type { ImageConfig } from '../../domain/image-url.ts';
import { addStyle } from '../../islands/ui/add-style.ts';
import { api } from '../../stores/api.ts';
import { $webNodes, loadWebNode, ROOT_NODE } from '../../stores/web-nodes.ts';
import css from './catalogue-flyout.css?inline';
import { openOnIntent } from './catalogue-intent.client.ts';
import { catalogueView } from './catalogue-view.client.ts';

/**
 * Fills the catalogue popover: the top categories, and the promotions below them. The children
 * of one are fetched when it is opened (spec 2 §2, main menu).
 */
export async function showCatalogue(
  panel: HTMLElement,
  locale: Locale,
  images: ImageConfig,
): Promise<void> {
  addStyle(css);
  const view = catalogueView(locale, images);
  const client = api(locale);
  if (!(await loadWebNode(client, ROOT_NODE))) {
    panel.replaceChildren(view.failed(() => void showCatalogue(panel, locale, images)));
    return;
  }
  const hadFocus = panel.contains(document.activeElement);
  panel.replaceChildren(view.list($webNodes.get()[ROOT_NODE]?.children ?? []));
  if (hadFocus) panel.querySelector('a')?.focus();

  const fill = async (entry: HTMLElement) => {
    const id = Number(entry.dataset.id);
    const place = entry.querySelector('.catalogue-kids');
    if (!place || place.childElementCount > 0) return;
    place.append(view.waiting());
    const isThere = await loadWebNode(client, id);
    const node = $webNodes.get()[id];
    const retry = () => {
      place.replaceChildren();
      void fill(entry);
    };
    place.replaceChildren(isThere && node ? view.kids(node) : view.failed(retry));
  };
  openOnIntent(panel, (entry) => void fill(entry));
}
