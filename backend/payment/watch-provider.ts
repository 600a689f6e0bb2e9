import {
  type PaymentProvider,
  ProviderKeyError,
  ProviderUnavailableError,
  ProviderUnreadableError,
} from './payment-provider.ts';

/** Result of the last request to the provider. */
export type ProviderState = 'ok' | 'silent' | 'key-refused' | 'unreadable';

export interface WatchedProvider extends PaymentProvider {
  state(): ProviderState;
}

/** Records the provider's availability, for the health check. */
export function watchProvider(provider: PaymentProvider): WatchedProvider {
  let state: ProviderState = 'ok';
  const watched =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      try {
        const answer = await ask(...args);
        state = 'ok';
        return answer;
      } catch (error) {
        state = stateOf(error);
        throw error;
      }
    };
  return { ...eachCall(provider, watched), state: () => state };
}

function stateOf(error: unknown): ProviderState {
  if (error instanceof ProviderKeyError) return 'key-refused';
  if (error instanceof ProviderUnreadableError) return 'unreadable';
  return error instanceof ProviderUnavailableError ? 'silent' : 'ok';
}

/** Starts the time limit of a call: the shopper's maximum wait, however many requests it makes. */
export type StartTimeLimit = () => AbortSignal;

/**
 * A provider whose requests fail when the time limit ends. The limit starts at the first request,
 * so that the shop's own work before it does not count. A request that was sent still completes at
 * the provider, and its idempotency key remains valid.
 */
export function withTimeLimit(
  provider: PaymentProvider,
  patience: StartTimeLimit,
): PaymentProvider {
  let isOver: Promise<never> | undefined;
  return eachCall(provider, (ask) => (...args) => {
    isOver ??= endOf(patience());
    const asked = ask(...args);
    asked.catch(() => undefined);
    return Promise.race([asked, isOver]);
  });
}

function endOf(patience: AbortSignal): Promise<never> {
  const isOver = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ProviderUnavailableError('The provider takes too long.'));
    if (patience.aborted) giveUp();
    else patience.addEventListener('abort', giveUp, { once: true });
  });
  isOver.catch(() => undefined);
  return isOver;
}

/** Wraps every request of a provider. */
function eachCall(
  provider: PaymentProvider,
  wrap: <Args extends unknown[], Answer>(
    ask: (...args: Args) => Promise<Answer>,
  ) => (...args: Args) => Promise<Answer>,
): PaymentProvider {
  return {
    name: provider.name,
    isTest: provider.isTest,
    create: wrap((payment) => provider.create(payment)),
    get: wrap((id) => provider.get(id)),
    refund: wrap((id, refund) => provider.refund(id, refund)),
    methods: wrap(() => provider.methods()),
  };
}
