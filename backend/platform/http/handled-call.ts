import type { Call, CallData, CallInput } from '../../../src/api/call.ts';
import type { FileAnswer, ApiRefusal, Serialised } from './answers.ts';
import type { CallContext, ContextOf } from './context.ts';

export interface CallInputs<C extends Call> {
  params: CallInput<C, 'params'>;
  query: CallInput<C, 'query'>;
  body: CallInput<C, 'body'>;
}

type Answer<C extends Call> =
  (C extends { file: string } ? FileAnswer : CallData<C> | Serialised<CallData<C>>) | ApiRefusal;

/** A call of the agreement with the function that answers it. */
export interface HandledCall {
  call: Call;
  /** The context holds only what the call's audience may know. */
  run(input: CallInputs<Call>, context: CallContext): Promise<unknown> | unknown;
  /** True: the answer depends on catalogue and language only, and is cached until they change. */
  kept: boolean;
}

/** Only what is the same for everyone can be cached. */
type Options<C extends Call> = {
  kept?: C['audience'] extends 'public' ? boolean : false;
};

/** Joins a call and its handler, types checked against the call's declaration. */
export function handle<C extends Call>(
  call: C,
  run: (input: CallInputs<C>, context: ContextOf<C>) => Promise<Answer<C>> | Answer<C>,
  options: Options<C> = {},
): HandledCall {
  const { kept = false } = options;
  return { call, run: run as unknown as HandledCall['run'], kept };
}
