import { addStyle } from '../ui/add-style.ts';
import css from './keyboard.css?inline';

addStyle(css);

// In a horizontally scrolling row, browsers may leave the focused element partly out of view.
document.addEventListener('focusin', ({ target }) => {
  const tab = (target as Element).closest('[data-tabs] a');
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
