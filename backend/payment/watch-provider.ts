import { type PaymentProvider, ProviderUnavailableError } from './payment-provider.ts';

export interface WatchedProvider extends PaymentProvider {
  /** False once the last request got no answer. */
  answers(): boolean;
}

/** Remembers whether a provider answers, for the health of the shop. */
export function watchProvider(provider: PaymentProvider): WatchedProvider {
  let isAnswering = true;
  const watched =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      try {
        const answer = await ask(...args);
        isAnswering = true;
        return answer;
      } catch (error) {
        isAnswering = !(error instanceof ProviderUnavailableError);
        throw error;
      }
    };
  return {
    name: provider.name,
    isTest: provider.isTest,
    create: watched((payment) => provider.create(payment)),
    get: watched((id) => provider.get(id)),
    refund: watched((id, amount, key) => provider.refund(id, amount, key)),
    methods: watched(() => provider.methods()),
    answers: () => isAnswering,
  };
}
