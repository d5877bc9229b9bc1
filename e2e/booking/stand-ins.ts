import type { TestSystem } from '../system.ts';

type ClinicFault = { operation: string; kind: string; times?: number; ms?: number; code?: string; commit?: boolean };
type PaymentFault = { operation: string; kind: string; times?: number; ms?: number; answer?: object };
type DeskVisit = { doctorId: number; date: string; start: string; typeId?: number };

/** Other people's services as the sandbox plays them: contract/README.md. */
export function standIns(system: TestSystem) {
  const base = `http://127.0.0.1:${system.ports.sandbox}`;
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(base + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  return {
    breakClinic(fault: ClinicFault) {
      system.onlyAlone('a clinic that misbehaves');
      return call('POST', '/clinic/control/faults', fault);
    },
    breakPayments(fault: PaymentFault) {
      system.onlyAlone('a payment provider that misbehaves');
      return call('POST', '/payments/control/faults', fault);
    },
    async mend() {
      await call('DELETE', '/clinic/control/faults');
      await call('DELETE', '/payments/control/faults');
    },
    deskBooks: (visit: DeskVisit) => call('POST', '/clinic/control/desk/appointments', visit),
    pay: (orderId: string, how: object = {}) => call('POST', `/payments/control/payments/${orderId}/pay`, how),
    reject: (orderId: string) => call('POST', `/payments/control/payments/${orderId}/reject`, { status: '020' }),
  };
}
