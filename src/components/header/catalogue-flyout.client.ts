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
 * of one are fetched when it is opened (spec 2 §2, main menu). `promotions`: id of Actie.
 */
export async function showCatalogue(
  panel: HTMLElement,
  locale: Locale,
  promotions: number | null,
  images: ImageConfig,
): Promise<void> {
  addStyle(css);
  const view = catalogueView(locale, promotions, images);
  const client = api(locale);
  const isThere = await loadWebNode(client, ROOT_NODE);
  const hadFocus = panel.contains(document.activeElement);
  const retry = () => void showCatalogue(panel, locale, promotions, images);
  const categories = isThere
    ? view.categories($webNodes.get()[ROOT_NODE]?.children ?? [])
    : view.failed(retry);
  panel.replaceChildren(view.list(categories));
  if (hadFocus) panel.querySelector('a')?.focus();

  const fill = async (entry: HTMLElement) => {
    const id = Number(entry.dataset.id);
    const place = entry.querySelector('.catalogue-kids');
    if (!place || place.childElementCount > 0) return;
    place.append(view.waiting());
    const isLoaded = await loadWebNode(client, id);
    const node = $webNodes.get()[id];
    const retry = () => {
      place.replaceChildren();
      void fill(entry);
    };
    place.replaceChildren(isLoaded && node ? view.kids(node) : view.failed(retry));
  };
  openOnIntent(panel, (entry) => void fill(entry));
}
