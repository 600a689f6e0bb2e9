import { useStore } from '@nanostores/react';
import { $loyaltyCard, currentCard } from '../../stores/loyalty-card.ts';
import { now } from '../../stores/now.ts';
import { useHref, useTexts } from './context.ts';
import { SignInInvite } from './empty.tsx';

/** The loyalty card that is kept on this device, or how to get one. */
export default function Loyalty() {
  const t = useTexts();
  const to = useHref();
  const card = currentCard(useStore($loyaltyCard), now());
  if (!card) return <SignInInvite icon="card" of="loyalty" />;
  return (
    <div className="sidebar-empty">
      <div className="sidebar-card">
        <small>{t('loyalty.number')}</small>
        <b>{card.number}</b>
        <span>{card.fullName}</span>
        {card.companyName && <span>{card.companyName}</span>}
      </div>
      <p>{t('loyalty.stored')}</p>
      <div>
        <a className="btn btn-secondary" href={to('account-loyalty')}>
          {t('loyalty.points')}
        </a>
        <a className="btn btn-light" href={to('all', { pathMatch: t('loyalty.aboutPath') })}>
          {t('loyalty.about')}
        </a>
        <button className="link" type="button" onClick={() => $loyaltyCard.set(null)}>
          {t('loyalty.forget')}
        </button>
      </div>
    </div>
  );
}
