import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../domain/shared/money.ts';
import { $bonusPoints, knownPoints } from '../../account/bonus-points.ts';
import { loadCustomer } from '../../account/session/customer.ts';
import { storeLoyalty } from '../../account/loyalty/loyalty.ts';
import {
  $loyaltyCard,
  currentCard,
  storeCard,
  type LoyaltyCard,
} from '../../account/loyalty/loyalty-card.ts';
import { now } from '../../calls/now.ts';
import { $user } from '../../account/session/user.ts';
import { Barcode } from '../../ui/barcode.tsx';
import { type SidebarProps, useHref, useTexts } from './context.ts';
import { SidebarEmpty, SignInInvite, SidebarSkeleton } from './sidebar-states.tsx';

/** The loyalty card stored on this device, with the customer's points; or how to get a card. */
export function AppSidebarLoyalty({ locale }: SidebarProps) {
  const t = useTexts();
  const user = useStore($user);
  const storedCard = currentCard(useStore($loyaltyCard), now());
  const points = knownPoints(useStore($bonusPoints));
  const [isLoading, setLoading] = useState(user !== undefined);
  useEffect(() => {
    if (!user) return;
    const load = async () => {
      const customer = await loadCustomer(locale);
      if (customer) await storeLoyalty(customer, locale);
    };
    void load()
      .catch(() => {})
      .finally(() => setLoading(false));
  }, [user, locale]);
  if (user && points === undefined && isLoading)
    return <SidebarSkeleton text={t('shell.loading')} />;
  if (user && points === null) return <NoPointsCard />;
  if (!storedCard && points === undefined)
    return <SignInInvite icon="card" textSection="loyalty" />;
  const balance = points ?? null;
  return (
    <div className="grid gap-3 px-4 py-8">
      {storedCard && <StoredCard card={storedCard} />}
      {balance !== null && (
        <p className="text-lg font-bold">
          {t('loyalty.balance', { count: balance, points: formatNumber(balance, locale) })}
        </p>
      )}
      {storedCard && <p>{t('loyalty.stored')}</p>}
      <LoyaltyLinks isSignedIn={user !== undefined} hasCard={storedCard !== null} />
    </div>
  );
}

function StoredCard({ card }: { card: LoyaltyCard }) {
  const t = useTexts();
  return (
    <div className="grid gap-1 rounded-lg bg-brand p-5 wrap-anywhere text-brand-ink">
      <div className="mb-2 rounded bg-white p-2">
        <Barcode number={card.number} label={t('loyalty.barcode', { number: card.number })} />
      </div>
      <small>{t('loyalty.number')}</small>
      <b className="text-[1.75rem]/9 tracking-[0.04em] tabular-nums">{card.number}</b>
      <span>{card.fullName}</span>
      {card.companyName && <span>{card.companyName}</span>}
    </div>
  );
}

/** `hasCard`: a card is stored on this device, which a visitor can remove. */
function LoyaltyLinks({ isSignedIn, hasCard }: { isSignedIn: boolean; hasCard: boolean }) {
  const t = useTexts();
  const to = useHref();
  return (
    <div className="mt-2 grid gap-3">
      <a
        className="btn btn-secondary"
        href={to(isSignedIn ? 'account-saving-plan' : 'account-loyalty')}
      >
        {t('loyalty.points')}
      </a>
      <a className="btn btn-light" href={to('all', { pathMatch: t('loyalty.aboutPath') })}>
        {t('loyalty.about')}
      </a>
      {!isSignedIn && hasCard && (
        <button className="link" type="button" onClick={() => storeCard(null)}>
          {t('loyalty.forget')}
        </button>
      )}
    </div>
  );
}

function NoPointsCard() {
  const t = useTexts();
  const to = useHref();
  return (
    <SidebarEmpty icon="card" title={t('loyalty.noneTitle')} text={t('loyalty.noneText')}>
      <a className="btn btn-secondary" href={to('store-lister')}>
        {t('loyalty.noneStore')}
      </a>
      <a className="btn btn-light" href={to('all', { pathMatch: t('loyalty.aboutPath') })}>
        {t('loyalty.about')}
      </a>
    </SidebarEmpty>
  );
}
