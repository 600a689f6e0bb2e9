import { Icon } from './icon.tsx';

/**
 * Lies over content that an answer is about to replace (spec 1 §2.11): `styles/loading-overlay.css`
 * shows it from 200 ms on. Its place says in words that it loads.
 */
export function LoadingOverlay() {
  return (
    <div className="loading-overlay">
      <Icon name="spinner" />
    </div>
  );
}
