import type { Day, Time } from '@clinic/core/kernel/lisbon-time';
import type { AnswerDay } from '@clinic/core/requests/answer-days';
import type { RequestKind } from '@clinic/core/requests/request-kinds';

export const thanksNames = [
  ...(['thanks', 'thanksBooking', 'thanksSecondOpinion', 'thanksExam', 'thanksQuestions', 'thanksEvent', 'thanksSite'] as const),
];
export type ThanksName = (typeof thanksNames)[number];

/** The request that this browser has just sent. */
export type ThankedRequest = {
  kind: RequestKind;
  /** As it is read out over the phone. */
  number: string;
  firstName: string;
  email: string | null;
  phone: string | null;
  isProven: boolean;
  answerBy: { day: Day; time: Time };
  days: AnswerDay[];
  /** How many came with it. */
  documents: number;
};

/** `promisedDay`: for whoever opens the page without having sent anything; null where the page promises none. */
export type ThanksView = { name: ThanksName; request: ThankedRequest | null; promisedDay: Day | null };
