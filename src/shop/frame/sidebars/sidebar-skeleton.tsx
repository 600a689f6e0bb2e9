/** Placeholder for rows that are loading; `text` is announced to screen readers. */
export const SidebarSkeleton = ({ text }: { text: string }) => (
  <div className="sidebar-skeleton">
    <p className="sr-only" role="status">
      {text}
    </p>
    {Array.from({ length: 10 }, (_, row) => (
      <i key={row} />
    ))}
  </div>
);
