import type { ProductSummary } from '../../domain/entities/product.ts';

/** What product this is about. Its room is kept while the product is on its way. */
export function ProductLine({ product }: { product: ProductSummary | null }) {
  return (
    <p className="sidebar-product">
      {product && (
        <>
          <img src={`${product.img}?w=120&h=120`} width="60" height="60" alt="" />
          <b>{product.name}</b>
        </>
      )}
    </p>
  );
}

/** Amounts by name, under each other. */
export function Amounts({ rows }: { rows: [label: string, amount: string, strong?: boolean][] }) {
  return (
    <dl className="sidebar-amounts">
      {rows.map(([label, amount, strong]) => (
        <div key={label} className={strong ? 'is-strong' : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
