import { addStyle } from '../../islands/ui/add-style.ts';
import css from './keyboard.css?inline';

addStyle(css);

// The browser may leave a focused tab half behind the edge of a row that scrolls sideways.
document.addEventListener('focusin', ({ target }) => {
  const tab = (target as Element).closest('[data-tabs] a');
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
