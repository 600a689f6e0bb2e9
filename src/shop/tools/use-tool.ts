import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from '../../api/outcome.ts';
import type { ToolFields } from '../../domain/tools/tool-address.ts';

/** Waits for the end of a series of changes, such as typing. */
const ASK_AFTER_MS = 300;

export interface Tool<Input, Plan> {
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
