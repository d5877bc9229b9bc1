import { randomUUID } from 'node:crypto';
import { err, ok } from '../../kernel/result.ts';
import type { PaymentProvider, PaymentState, ReceivedMoney } from '../ports/payment-provider.ts';

type ScriptedState = PaymentState | 'silent' | 'refused';

export type ScriptedProvider = PaymentProvider & {
  /** The state of each order; `pending` by default. */
  says: Map<string, ScriptedState>;
  /** The responses to the next calls to cancel; `cancelled` by default. */
  cancelTurns: ('silent' | 'refused' | 'cannot')[];
  /** The responses to the next refunds; `refunded` by default. */
  refundTurns: ('silent' | 'refused' | 'byHand')[];
  asked: { call: 'read' | 'cancel'; orderId: string }[];
  /** The transactions that a refund was asked for, each time. */
  refundsAsked: string[];
};

/** A received payment with a unique transaction id. */
export const money = (amountCents = 9_000): ReceivedMoney => ({
  transactionId: randomUUID(),
  amountCents,
  paidAt: new Date('2027-01-04T10:00:00Z'),
});
export const paid = (first: ReceivedMoney, ...alsoReceived: ReceivedMoney[]): PaymentState => ({ kind: 'paid', ...first, alsoReceived });

const troubles = { silent: err({ kind: 'providerUnavailable' as const }), refused: err({ kind: 'paymentRefused' as const }) };
const nobodyAsks = () => Promise.reject(new Error('nobody asks the provider for this here'));

export function scriptedProvider(): ScriptedProvider {
  const provider: ScriptedProvider = {
    name: 'easypay',
    methods: ['multibanco', 'mbway', 'card'],
    sameRequestIsOnePayment: true,
    says: new Map(),
    cancelTurns: [],
    refundTurns: [],
    asked: [],
    refundsAsked: [],
    read: async ({ orderId }) => {
      provider.asked.push({ call: 'read', orderId });
      const said = provider.says.get(orderId) ?? { kind: 'pending' as const };
      return typeof said === 'string' ? troubles[said] : ok(said);
    },
    cancel: async ({ orderId }) => {
      provider.asked.push({ call: 'cancel', orderId });
      const turn = provider.cancelTurns.shift();
      if (turn === 'cannot') return ok('cannotCancel' as const);
      return turn ? troubles[turn] : ok('cancelled' as const);
    },
    request: nobodyAsks,
    refund: async ({ transactionId }) => {
      provider.refundsAsked.push(transactionId);
      const turn = provider.refundTurns.shift();
      if (turn === 'byHand') return ok('byHand' as const);
      return turn ? troubles[turn] : ok('refunded' as const);
    },
  };
  return provider;
}
