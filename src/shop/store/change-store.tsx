interface ChangeStoreProps {
  /** Texts for a shopper without a preferred store, and with one. */
  chooseStore: string;
  changeStore: string;
  className?: string;
}

/**
 * Button that opens the sidebar to choose a store. The page contains both texts and CSS shows one,
 * because only the browser knows whether there is a preferred store.
 */
export function ChangeStore({ chooseStore, changeStore, className = '' }: ChangeStoreProps) {
  return (
    <button
      className={`link print:hidden ${className}`}
      type="button"
      data-sidebar="ProductSidebarDefaultStore"
    >
      <span className="in-data-branch:hidden">{chooseStore}</span>
      <span className="hidden in-data-branch:inline">{changeStore}</span>
    </button>
  );
}
