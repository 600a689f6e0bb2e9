import type { ReactNode } from 'react';

interface Props {
  checked: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/**
 * A box with its label. The browser itself answers the press, so that what follows from it may
 * wait until that is painted; each render puts the box as `checked` says.
 */
export const Check = ({ checked, onToggle, children }: Props) => (
  <label className="check">
    <input
      type="checkbox"
      defaultChecked={checked}
      ref={(box) => {
        if (box) box.checked = checked;
      }}
      onChange={onToggle}
    />
    {children}
  </label>
);
