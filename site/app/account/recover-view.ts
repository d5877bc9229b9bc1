import type { Time } from '@clinic/core/kernel/lisbon-time';

export type RecoverView = {
  /** As it was typed. */
  email: string;
  /** The answer, the same whether there is an account or not: until which clock time the link serves. */
  sent: { until: Time } | null;
};
