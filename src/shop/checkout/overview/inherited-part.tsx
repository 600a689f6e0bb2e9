import texts from 'texts:checkout/overview';
import { useCheckout } from '../context.ts';

interface Props {
  onConfirm: () => void;
  onChange: () => void;
}

/** Place and time come from an earlier visit: asks whether they still hold. */
export function InheritedPart({ onConfirm, onChange }: Props) {
  const t = texts[useCheckout().locale];
  return (
    <section
      className="grid gap-3 border-l-4 border-warning bg-warning-soft p-4"
      aria-labelledby="inherited-title"
    >
      <h2 className="text-lg font-bold" id="inherited-title">
        {t.inherited}
      </h2>
      <p>{t.inheritedText}</p>
      <p className="flex flex-wrap gap-2">
        <button className="btn btn-secondary" type="button" onClick={onConfirm}>
          {t.inheritedYes}
        </button>
        <button className="btn btn-light" type="button" onClick={onChange}>
          {t.inheritedChange}
        </button>
      </p>
    </section>
  );
}
