import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  checked: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/**
 * A checkbox with its label. The input is uncontrolled, so the browser shows the change at once and
 * the handler can run after the paint. It follows `checked` only when that prop changes, so a
 * render caused by an earlier response does not revert the user's click.
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
