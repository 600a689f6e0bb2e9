import { addStyle } from '../../islands/ui/add-style.ts';
import css from './keyboard.css?inline';

addStyle(css);
