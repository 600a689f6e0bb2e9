/** The input of a tool, and the part of its page that shows the result. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import texts from 'texts:builders/list';
import type { Locale } from '../../domain/shared/common.ts';
import { LoadedPart } from '../account/loaded-part.tsx';
import type { Outcome } from '../../api/outcome.ts';
import type { ToolFields } from '../../domain/tools/tool-address.ts';

/** Waits for the end of a series of changes, such as typing. */
const ASK_AFTER_MS = 300;

interface Tool<Input, Plan> {
  input: Input;
  change: (part: Partial<Input>) => void;
  /** The last list; null until the first answer. */
  plan: Plan | null;
  status: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

interface Options<Input, Plan> {
  parse: (get: (name: string) => string | null) => Input;
  fieldsOf: (input: Input) => ToolFields;
  /** False: no list can be made of the input. */
  isPossible: (input: Input) => boolean;
  ask: (input: Input) => Promise<Outcome<Plan>>;
}

/**
 * The input of a tool, kept in the address so that a link shows the same list, and the list that
 * belongs to it. Options must be referentially stable.
 */
export function useTool<Input, Plan>(options: Options<Input, Plan>): Tool<Input, Plan> {
  const { parse, fieldsOf, isPossible, ask } = options;
  const [input, setInput] = useState(() => parse(() => null));
  const [isRead, setRead] = useState(false);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [status, setStatus] = useState<Tool<Input, Plan>['status']>('loading');
  const [tries, setTries] = useState(0);

  // The page is built without an address; React must first see the same markup.
  useEffect(() => {
    const fields = new URLSearchParams(location.search);
    setInput(parse((name) => fields.get(name)));
    setRead(true);
  }, [parse]);

  useEffect(() => {
    if (!isRead || !isPossible(input)) return;
    let isCurrent = true;
    setStatus('loading');
    const timer = setTimeout(async () => {
      const outcome = await ask(input);
      if (!isCurrent) return;
      if (outcome.ok) setPlan(outcome.data);
      setStatus(outcome.ok ? 'ready' : 'failed');
    }, ASK_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [input, isRead, tries, isPossible, ask]);

  const change = useCallback(
    (part: Partial<Input>) => {
      const next = { ...input, ...part };
      setInput(next);
      history.replaceState(history.state, '', `?${new URLSearchParams(fieldsOf(next))}`);
    },
    [input, fieldsOf],
  );
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { input, change, plan, status, retry };
}

interface Props<Plan> {
  locale: Locale;
  tool: Pick<Tool<unknown, Plan>, 'plan' | 'status' | 'retry'>;
  title: string;
  children: (plan: Plan) => ReactNode;
}

/** The result of a tool: a skeleton, an error with a retry, or the list. */
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
