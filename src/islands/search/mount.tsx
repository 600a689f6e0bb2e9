import { createRoot } from 'react-dom/client';
import { SearchPanel, type SearchPanelProps } from './panel.tsx';
import './search.css';

/** Brings the search panel to life in its shell. */
export function mountSearch(host: HTMLElement, props: SearchPanelProps): void {
  createRoot(host).render(<SearchPanel {...props} />);
}
