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

/** A declared call with its handler. */
export interface HandledCall {
  call: Call;
  /** The context is limited to what the call's audience may use. */
  run(input: CallInputs<Call>, context: CallContext): Promise<unknown> | unknown;
  /**
   * True if the response depends only on catalogue and language: it is cached until they change.
   */
  kept: boolean;
}

/** Only responses that are equal for all callers can be cached. */
type Options<C extends Call> = {
  kept?: C['audience'] extends 'public' ? boolean : false;
};

/** Pairs a call with its handler, type-checked against the declaration. */
export function handle<C extends Call>(
  call: C,
  run: (input: CallInputs<C>, context: ContextOf<C>) => Promise<Answer<C>> | Answer<C>,
  options: Options<C> = {},
): HandledCall {
  const { kept = false } = options;
  return { call, run: run as unknown as HandledCall['run'], kept };
}
