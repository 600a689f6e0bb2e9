import type { ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';

interface Props {
  checked: boolean;
  /** Called once the box is painted as it was pressed. */
  onToggle: () => void;
  children: ReactNode;
}

/**
 * A box with its label. The browser itself answers the press, so that it is seen before anything
 * that follows from it is done; each render puts the box as `checked` says.
 */
export const Check = ({ checked, onToggle, children }: Props) => (
  <label className="check">
    <input
      type="checkbox"
      defaultChecked={checked}
      ref={(box) => {
        if (box) box.checked = checked;
      }}
      onChange={() => afterPaint(onToggle)}
    />
    {children}
  </label>
);
