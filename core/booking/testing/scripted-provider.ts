import { randomUUID } from 'node:crypto';
import { err, ok } from '../../kernel/result.ts';
import type { PaymentProvider, PaymentState, ReceivedMoney } from '../payment-provider.ts';

type Said = PaymentState | 'silent' | 'refused';

export type ScriptedProvider = PaymentProvider & {
  /** What it says of an order; nobody has paid where nothing is said. */
  says: Map<string, Said>;
  /** How it takes the next calls to cancel; it does what it is asked where nothing is scripted. */
  cancelTurns: ('silent' | 'refused' | 'cannot')[];
  asked: { call: 'read' | 'cancel'; orderId: string }[];
};

/** One arrival of money, under a name that no other has. */
export const money = (amountCents = 9_000): ReceivedMoney => ({
  transactionId: randomUUID(),
  amountCents,
  paidAt: new Date('2027-01-04T10:00:00Z'),
});
export const paid = (first: ReceivedMoney, ...alsoReceived: ReceivedMoney[]): PaymentState => ({ kind: 'paid', ...first, alsoReceived });

const troubles = { silent: err({ kind: 'providerSilent' as const }), refused: err({ kind: 'paymentRefused' as const }) };
const nobodyAsks = () => Promise.reject(new Error('nobody asks the provider for this here'));

export function scriptedProvider(): ScriptedProvider {
  const provider: ScriptedProvider = {
    name: 'easypay',
    methods: ['multibanco', 'mbway'],
    sameRequestIsOnePayment: true,
    says: new Map(),
    cancelTurns: [],
    asked: [],
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
    refund: nobodyAsks,
  };
  return provider;
}
