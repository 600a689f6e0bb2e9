const LINES = 3;
const BLOCK = 'rounded-lg bg-surface motion-safe:animate-pulse';

/** The shape of a cart that is on its way, taller than a screen: nothing below it moves into view. */
export function CartGhost({ title, label }: { title: string; label: string }) {
  return (
    <div className="min-h-screen">
      <h1 className="title mb-6">{title}</h1>
      <p className="sr-only" role="status">
        {label}
      </p>
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem]" aria-hidden="true">
        <div>
          {Array.from({ length: LINES }, (_, i) => (
            <div key={i} className={`${BLOCK} mb-3 h-32`} />
          ))}
        </div>
        <div className={`${BLOCK} h-80`} />
      </div>
    </div>
  );
}
