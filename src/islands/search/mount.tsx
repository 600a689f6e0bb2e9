import { createRoot } from 'react-dom/client';
import { addStyle } from '../ui/add-style.ts';
import { SearchPanel, type SearchPanelProps } from './panel.tsx';
import css from './search.css?inline';

/** Brings the search panel to life in its shell. */
export function mountSearch(host: HTMLElement, props: SearchPanelProps): void {
  addStyle(css);
  createRoot(host).render(<SearchPanel {...props} />);
}
