import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '../../../domain/entities/common.ts';
import type { ImageConfig } from '../../../domain/image-url.ts';
import { LateLoadedPart } from '../late-loaded-part.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { ORDERS_PAGE } from '../../../stores/account-orders.ts';
import { lateCode } from '../../ui/late-code.ts';
import { OrderList } from './order-list.tsx';
import { useChosenOrder } from './use-chosen-order.ts';

interface Props {
  locale: Locale;
  images: ImageConfig;
}

const never = () => () => {};

/** Loaded late, because most visits only show the list. */
const ORDER_DETAIL = lateCode(() => import('./order-detail.tsx'));
/** Fetches the code ahead. A failure is ignored: opening an order tries again. */
const fetchDetail = () => void ORDER_DETAIL.fetch().catch(() => {});

/** The orders of the customer: the list, or one of them by the address (`?order=`). */
export default function Orders(props: Props) {
  // The built page does not know its query: it holds the skeleton of both.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isInBrowser) return <ChosenOrders {...props} />;
  return (
    <LoadedPart
      loaded={{ status: 'loading', data: null }}
      reload={() => {}}
      locale={props.locale}
      rows={ORDERS_PAGE}
    >
      {() => null}
    </LoadedPart>
  );
}

function ChosenOrders({ locale, images }: Props) {
  const { chosen, open, close } = useChosenOrder();
  // Behind an order that was opened by its own link, the list is loaded once it is asked for.
  const [isListed, setListed] = useState(chosen === null);
  const place = useRef({ top: 0, id: 0 });
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (chosen === null) setListed(true);
  }, [chosen]);

  // The list stays behind an order, so that Back finds the same place and the same link.
  useLayoutEffect(() => {
    const { top, id } = place.current;
    if (chosen !== null || id === 0) return;
    place.current = { top: 0, id: 0 };
    list.current
      ?.querySelector<HTMLElement>(`[data-order="${id}"]`)
      ?.focus({ preventScroll: true });
    scrollTo({ top, behavior: 'instant' });
  }, [chosen]);

  return (
    <>
      {isListed && (
        <div ref={list} hidden={chosen !== null} onPointerOver={fetchDetail} onFocus={fetchDetail}>
          <OrderList
            locale={locale}
            images={images}
            onOpen={(id) => {
              place.current = { top: scrollY, id };
              open(id);
            }}
          />
        </div>
      )}
      {chosen !== null && (
        <LateLoadedPart code={ORDER_DETAIL} locale={locale} rows={5}>
          {({ OrderDetail }) => (
            <OrderDetail key={chosen} id={chosen} locale={locale} images={images} onClose={close} />
          )}
        </LateLoadedPart>
      )}
    </>
  );
}
