/** The shape of rows that are on their way; `text` says so to who does not see it. */
export const SidebarGhost = ({ text }: { text: string }) => (
  <div className="sidebar-ghost">
    <p className="sr-only" role="status">
      {text}
    </p>
    {Array.from({ length: 10 }, (_, row) => (
      <i key={row} />
    ))}
  </div>
);
