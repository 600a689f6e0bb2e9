const LINES = 3;
const BLOCK = 'rounded-lg bg-surface motion-safe:animate-pulse';

/** The shape of a cart that is on its way, taller than a screen: nothing below it moves into view. */
export function CartGhost({ label }: { label: string }) {
  return (
    <div className="min-h-screen" role="status">
      <span className="sr-only">{label}</span>
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem]" aria-hidden="true">
        <div>
          <div className={`${BLOCK} mb-6 h-9 w-48`} />
          {Array.from({ length: LINES }, (_, i) => (
            <div key={i} className={`${BLOCK} mb-3 h-32`} />
          ))}
        </div>
        <div className={`${BLOCK} h-80`} />
      </div>
    </div>
  );
}
