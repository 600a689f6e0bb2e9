import type { ReactNode } from 'react';
import texts from 'texts:builders/list';
import type { Locale } from '../../domain/shared/common.ts';
import { LoadedPart } from '../account/loaded-part.tsx';
import type { Tool } from './use-tool.ts';

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
