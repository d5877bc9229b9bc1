import { eventually } from './eventually.ts';

type Fault = { operation: string; kind: string } & Record<string, unknown>;

/** easypay's and ifthenpay's operations are named with a dot, the clinic's without. */
const houseOf = (operation: string) => (operation.includes('.') ? 'payments' : 'clinic');

/** How the clinic's and the providers' stand-ins are made to misbehave. */
export function sandboxControls(origin: string) {
  const control = async (path: string, body: unknown = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const calls = async (operation: string): Promise<number> => {
    const state = await fetch(`${origin}/${houseOf(operation)}/control/state`);
    const { calls: counted } = (await state.json()) as { calls: Record<string, number> };
    return counted[operation] ?? 0;
  };
  return {
    control,
    calls,
    fault: (fault: Fault) => control(`/${houseOf(fault.operation)}/control/faults`, fault),
    clearFaults: async () => {
      for (const house of ['clinic', 'payments']) await fetch(`${origin}/${house}/control/faults`, { method: 'DELETE' });
    },
    /** Does what leads to a call of this operation, and returns once the call has arrived. */
    untilCalled: async (operation: string, cause: () => Promise<unknown>) => {
      const before = await calls(operation);
      await cause();
      await eventually(async () => (await calls(operation)) > before, `a call of ${operation}`);
    },
    pay: (orderId: string, how: Record<string, unknown> = {}) => control(`/payments/control/payments/${orderId}/pay`, how),
    callbacks: (orderId: string, how: Record<string, unknown>) => control(`/payments/control/payments/${orderId}/callbacks`, how),
  };
}
