import texts from 'texts:checkout/steps';
import type { CheckoutStep } from '../../domain/cart/checkout-step.ts';
import { Icon } from '../ui/icon.tsx';
import { useCheckout } from './context.ts';
import { type CheckoutPage, PAGES } from './steps.ts';

interface Props {
  /** The step that shows; null while that is not known. */
  page: CheckoutPage | null;
  /** The first step that is not complete. */
  step: CheckoutStep;
  hrefOf: (page: CheckoutPage) => string;
  go: (page: CheckoutPage) => void;
}

const TEXT = { Shipping: 'delivery', Payment: 'payment', Order: 'overview' } as const;

/** The steps of the checkout: the current one is marked, completed ones can be opened. */
export function StepProgress({ page, step, hrefOf, go }: Props) {
  const { locale, links } = useCheckout();
  const t = texts[locale];
  const reached = PAGES.indexOf(step as CheckoutPage);
  const shown = page === null ? -1 : PAGES.indexOf(page);
  return (
    <nav aria-label={t.label}>
      <ol className="flex gap-1.5 py-4 text-[0.6875rem] min-[22.5rem]:text-xs sm:gap-4 sm:text-base">
        <Item number={1} state="done">
          <a
            className="link inline-flex min-h-11 max-w-full wrap-anywhere hyphens-auto sm:items-center"
            href={links.cart}
          >
            {t.cart}
          </a>
        </Item>
        {PAGES.map((each, i) => (
          <Item
            key={each}
            number={i + 2}
            state={i === shown ? 'current' : i < reached ? 'done' : 'ahead'}
          >
            {i !== shown && i <= reached ? (
              <a
                className="link inline-flex min-h-11 max-w-full wrap-anywhere hyphens-auto sm:items-center"
                href={hrefOf(each)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  go(each);
                }}
              >
                {t[TEXT[each]]}
              </a>
            ) : (
              <span className="inline-flex min-h-11 max-w-full wrap-anywhere hyphens-auto sm:items-center">
                {t[TEXT[each]]}
              </span>
            )}
          </Item>
        ))}
      </ol>
    </nav>
  );
}

interface ItemProps {
  number: number;
  state: 'done' | 'current' | 'ahead';
  children: React.ReactNode;
}

const LOOK = {
  done: 'border-brand',
  current: 'border-brand font-bold',
  ahead: 'border-line text-muted forced-colors:border-dotted',
};

function Item({ number, state, children }: ItemProps) {
  return (
    <li
      className={`flex min-w-0 flex-1 flex-col items-start border-t-4 pt-1 sm:flex-row sm:items-center sm:gap-2 ${LOOK[state]}`}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span
        className={`hidden size-7 shrink-0 items-center justify-center rounded-full text-sm sm:flex ${state === 'ahead' ? 'bg-surface' : 'bg-brand text-brand-ink'}`}
        aria-hidden="true"
      >
        {state === 'done' ? <Icon name="check" /> : number}
      </span>
      {children}
    </li>
  );
}
