import { STATUS_KEY } from '../../domain/frame/error-page.ts';
import { STATUS } from '../../domain/frame/status.ts';

/**
 * Before the first paint: shows the status in the URL; without one, the page's own stays. Constant
 * text, so that the content security policy can allow it by its hash.
 */
export const STATUS_SCRIPT =
  `{let s=/[?&]${STATUS_KEY}=([4-9]\\d\\d)(&|$)/.exec(location.search)?.[1],h=document.querySelector('main h1');` +
  `if(s)h.textContent=s,document.title=document.title.replace('${STATUS.ServerError}',s)}`;
