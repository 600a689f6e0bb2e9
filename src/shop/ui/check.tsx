import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  checked: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/**
 * A box with its label. The browser itself answers the press, so that what follows from it may
 * wait until that is painted. The box follows `checked` when that changes: a render in between,
 * for an answer that was on its way, does not undo the press.
 */
export function Check({ checked, onToggle, children }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.checked = checked;
  }, [checked]);
  return (
    <label className="check">
      <input type="checkbox" defaultChecked={checked} ref={box} onChange={onToggle} />
      {children}
    </label>
  );
}
