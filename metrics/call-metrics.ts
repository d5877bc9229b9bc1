import type { ObserveCall, OutsideOutcome } from '@clinic/core/figures/outside-call';
import { Counter, Histogram, type Registry } from 'prom-client';

const letterOutcome: Record<OutsideOutcome, string> = { ok: 'sent', refused: 'bounced', keyRefused: 'failed', unavailable: 'failed' };

/** Calls to services of others. A letter that its server takes and another sends back later is in `clinic_letters_returned`. */
export function callMetrics(registry: Registry): ObserveCall {
  const calls = new Histogram({
    name: 'clinic_outside_call_seconds',
    help: 'Calls to services of others, by service, operation and outcome.',
    labelNames: ['service', 'operation', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 60],
    registers: [registry],
  });
  const letters = new Counter({
    name: 'clinic_letters_total',
    help: 'Mails and text messages: sent, failed (tried again) or bounced (refused for good).',
    labelNames: ['way', 'outcome'],
    registers: [registry],
  });
  return ({ service, operation, outcome, seconds }) => {
    calls.observe({ service, operation, outcome }, seconds);
    if (service === 'mail' || service === 'sms') letters.inc({ way: service, outcome: letterOutcome[outcome] });
  };
}
