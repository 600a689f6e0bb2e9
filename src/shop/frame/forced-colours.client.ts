import { addStyle } from '../ui/add-style.ts';
import css from './forced-colours.css?inline';

addStyle(css);
