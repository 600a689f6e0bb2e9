import texts from 'texts:checkout/overview';
import { useCheckout } from '../context.ts';

/** What the customer agrees to with the order, and the legal guarantee. */
export function Terms() {
  const { locale, links } = useCheckout();
  const t = texts[locale];
  const link = (href: string, text: string | undefined) => (
    // A new tab: nobody loses an order over reading the conditions.
    <a className="link" href={href} target="_blank" rel="noopener">
      {text}
      <span className="sr-only"> {t.newTab}</span>
    </a>
  );
  return (
    <p className="text-sm text-muted">
      {t.agree} {link(links.terms, t.terms)}. {t.guaranteeIntro}{' '}
      {link(links.guarantee, t.guarantee)}.
    </p>
  );
}
