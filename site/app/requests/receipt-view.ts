import type { Day, Time } from '@clinic/core/kernel/lisbon-time';

export type ReceiptView = {
  number: string;
  receivedDay: Day;
  answerBy: { day: Day; time: Time };
  answeredDay: Day | null;
  isWithdrawn: boolean;
  isProven: boolean;
};
