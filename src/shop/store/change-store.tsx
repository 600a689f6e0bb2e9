interface ChangeStoreProps {
  /** Texts for a shopper without a branch, and with one. */
  chooseStore: string;
  changeStore: string;
  className?: string;
}

/**
 * Opens the sidebar in which a shopper chooses a branch. Both texts are in the page, of which CSS
 * shows one, because only the browser knows whether there is a branch.
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
