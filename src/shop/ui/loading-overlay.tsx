import { Icon } from './icon.tsx';

/**
 * Overlay on content that a pending response will replace (spec 1 §2.11); it appears after 200 ms.
 * The container announces the loading state in words. It does not block further choices.
 */
export function LoadingOverlay() {
  return (
    <div className="loading-overlay pointer-events-none absolute inset-0 z-10 animate-[appear_200ms_ease-out_200ms_both] bg-[rgb(255_255_255/0.55)] [&>.icon]:sticky [&>.icon]:top-[45vh] [&>.icon]:mx-auto [&>.icon]:my-24 [&>.icon]:size-10 [&>.icon]:animate-[turn_1s_linear_infinite] [&>.icon]:text-brand">
      <Icon name="spinner" />
    </div>
  );
}
