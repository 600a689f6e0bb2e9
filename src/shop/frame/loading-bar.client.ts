const BAR =
  'loading-bar pointer-events-none fixed inset-x-0 top-0 z-100 h-[3px] origin-left bg-action [transform:scaleX(0)] [transition:transform_200ms_ease-out,opacity_200ms_ease-in_300ms] data-[state=creeping]:[transform:scaleX(0.9)] data-[state=creeping]:[transition:transform_5000ms_cubic-bezier(0.1,0.6,0.3,1)] data-[state=done]:[transform:scaleX(1)] data-[state=done]:opacity-0';
const FADE_OUT_MS = 500;

let removalTimer: ReturnType<typeof setTimeout> | undefined;
const bar = Object.assign(document.createElement('div'), {
  className: BAR,
  ariaHidden: 'true',
});

/**
 * The progress bar at the top of the page (spec 1 §2.11), which advances for 5 s. Part of the
 * page's own code: on a slow connection, when it is needed, lazy loading would come too late.
 */
export const loadingBar = {
  start(): void {
    clearTimeout(removalTimer);
    bar.dataset.state = '';
    // Inside the open modal dialog, if any, which would cover it.
    (document.querySelector('dialog:modal') ?? document.body).append(bar);
    // Forces a layout, so that the CSS transition has a start value.
    bar.getBoundingClientRect();
    bar.dataset.state = 'creeping';
  },

  finish(): void {
    clearTimeout(removalTimer);
    bar.dataset.state = 'done';
    removalTimer = setTimeout(() => bar.remove(), FADE_OUT_MS);
  },
};
