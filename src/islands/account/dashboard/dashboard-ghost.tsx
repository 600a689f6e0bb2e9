/** The shape of the dashboard while it loads: the greeting, and its cards below. */
export const DashboardGhost = () => (
  <div className="grid gap-6 motion-safe:animate-pulse" aria-hidden="true">
    <div className="h-[7.125rem] rounded-lg bg-surface md:h-[7.875rem]" />
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6">
      <div className="h-56 rounded-lg bg-surface" />
      <div className="h-56 rounded-lg bg-surface" />
    </div>
  </div>
);
