import { addStyle } from '../../islands/ui/add-style.ts';
import css from './forced-colours.css?inline';

addStyle(css);
