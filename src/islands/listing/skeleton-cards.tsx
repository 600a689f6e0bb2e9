/** Cards of their true size while the first answer is on its way. */
export function SkeletonCards({ count }: { count: number }) {
  return (
    <ul className="cards is-skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <li className="card" key={i}>
          <div className="card-pic" />
          <div className="card-name" />
          <p className="card-specs" />
          <div className="card-price" />
          <div className="card-foot" />
        </li>
      ))}
    </ul>
  );
}
