/** The input of a tool, kept in the URL, and the section of its page with the materials list. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import texts from 'texts:builders/list';
import type { Locale } from '../../domain/shared/common.ts';
import { LoadedPart } from '../account/loaded-part.tsx';
import type { Outcome } from '../../api/outcome.ts';
import type { ToolFields } from '../../domain/tools/tool-address.ts';

/** Delay after a change, so that a series of changes such as typing causes one request. */
const REQUEST_DELAY_MS = 300;

interface ToolState<Input, Plan> {
  input: Input;
  change: (changes: Partial<Input>) => void;
  /** The last materials list; null until the first response. */
  plan: Plan | null;
  status: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

interface ToolOptions<Input, Plan> {
  parse: (get: (name: string) => string | null) => Input;
  fieldsOf: (input: Input) => ToolFields;
  /** False if the input is invalid, so that no materials list can be requested. */
  isPossible: (input: Input) => boolean;
  requestPlan: (input: Input) => Promise<Outcome<Plan>>;
}

/**
 * The input of a tool and its materials list. The input is kept in the URL, so that a shared link
 * shows the same list. Options must be referentially stable.
 */
export function useTool<Input, Plan>(options: ToolOptions<Input, Plan>): ToolState<Input, Plan> {
  const { parse, fieldsOf, isPossible, requestPlan } = options;
  const [input, setInput] = useState(() => parse(() => null));
  const [isAddressRead, setAddressRead] = useState(false);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [status, setStatus] = useState<ToolState<Input, Plan>['status']>('loading');
  const [attempts, setAttempts] = useState(0);

  // The prerendered page does not know the URL; the first render must produce the same markup.
  useEffect(() => {
    const fields = new URLSearchParams(location.search);
    setInput(parse((name) => fields.get(name)));
    setAddressRead(true);
  }, [parse]);

  useEffect(() => {
    if (!isAddressRead || !isPossible(input)) return;
    let isCurrent = true;
    setStatus('loading');
    const timer = setTimeout(async () => {
      const outcome = await requestPlan(input);
      if (!isCurrent) return;
      if (outcome.ok) setPlan(outcome.data);
      setStatus(outcome.ok ? 'ready' : 'failed');
    }, REQUEST_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [input, isAddressRead, attempts, isPossible, requestPlan]);

  const change = useCallback(
    (changes: Partial<Input>) => {
      const next = { ...input, ...changes };
      setInput(next);
      history.replaceState(history.state, '', `?${new URLSearchParams(fieldsOf(next))}`);
    },
    [input, fieldsOf],
  );
  const retry = useCallback(() => setAttempts((count) => count + 1), []);
  return { input, change, plan, status, retry };
}

interface Props<Plan> {
  locale: Locale;
  tool: Pick<ToolState<unknown, Plan>, 'plan' | 'status' | 'retry'>;
  title: string;
  children: (plan: Plan) => ReactNode;
}

/** The materials list of a tool: a skeleton, an error with a retry, or the list. */
export function PlanPart<Plan>({ locale, tool, title, children }: Props<Plan>) {
  const { plan, status, retry } = tool;
  const loaded =
    status === 'failed'
      ? { status }
      : status === 'ready' && plan !== null
        ? { status, data: plan }
        : { status: 'loading' as const, data: plan };
  return (
    <section aria-label={texts[locale].label}>
      <h2 className="subtitle mb-3">{title}</h2>
      <LoadedPart loaded={loaded} reload={retry} locale={locale} rows={6}>
        {children}
      </LoadedPart>
    </section>
  );
}
