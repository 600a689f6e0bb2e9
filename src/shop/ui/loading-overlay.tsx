import { Icon } from './icon.tsx';

/**
 * Lies over content that an answer is about to replace (spec 1 §2.11); what is answered within
 * 200 ms shows none. Its place says in words that it loads. Another choice needs not wait for it.
 */
export function LoadingOverlay() {
  return (
    <div className="loading-overlay pointer-events-none absolute inset-0 z-10 animate-[appear_200ms_ease-out_200ms_both] bg-[rgb(255_255_255/0.55)] [&>.icon]:sticky [&>.icon]:top-[45vh] [&>.icon]:mx-auto [&>.icon]:my-24 [&>.icon]:size-10 [&>.icon]:animate-[turn_1s_linear_infinite] [&>.icon]:text-brand">
      <Icon name="spinner" />
    </div>
  );
}
