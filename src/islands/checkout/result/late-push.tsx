import { useEffect, useState } from 'react';
import { lateCode } from '../../ui/late-code.ts';
import { LatePart } from '../../ui/late-part.tsx';
import type { OrderPush } from './order-push.tsx';

const CODE = lateCode(() => import('./order-push.tsx'));
const NEEDED = ['PushManager', 'Notification'];

/** The offer of a notification, once the page rests, in a browser that can show one. */
export function LatePush(props: Parameters<typeof OrderPush>[0]) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const canPush = 'serviceWorker' in navigator && NEEDED.every((name) => name in globalThis);
    const timer = setTimeout(() => setWanted(canPush), 1_000);
    return () => clearTimeout(timer);
  }, []);
  if (!isWanted) return null;
  return <LatePart code={CODE}>{({ OrderPush: Offer }) => <Offer {...props} />}</LatePart>;
}
