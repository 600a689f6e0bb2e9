import { useEffect, useState } from 'react';
import { now } from '../calls/now.ts';

const MINUTE_MS = 60_000;

/** The current time, updated every minute (spec 2 §4, pickup). */
export function useCurrentMinute(): Date {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}
