import type { Locale } from '../../kernel/locale.ts';
import type { ClinicCancelReason } from '../model/clinic-cancellation.ts';
import type { SplitMoney } from './split-money.ts';

/**
 * `amount`: what was paid, in words; empty where nothing was. `account`: another letter asks for that of a transfer, or it was given. `split`:
 * where only a part is transferred.
 */
type ClinicCancelTold = Record<'when' | 'day' | 'doctor' | 'amount', string> & {
  reason: ClinicCancelReason;
  account: 'waiting' | 'given' | null;
  split: SplitMoney | null;
};
type ClinicCancelLetter = Record<'subject' | 'status' | 'title' | 'lead' | 'reason' | 'money' | 'next', string>;

/** Here and not among the worker's letters, because the front desk reads it before it is sent. */
const words = {
  pt: {
    status: 'Cancelada pela clínica',
    subject: (day: string) => `Tivemos de cancelar a consulta de ${day}`,
    title: 'Pedimos desculpa: tivemos de cancelar a consulta',
    lead: ({ when, doctor }: ClinicCancelTold) => `A clínica cancelou a consulta de ${when}, com ${doctor}. Lamentamos o transtorno.`,
    reasons: {
      doctorAway: 'O motivo: o profissional não pode estar na clínica nesse dia.',
      emergency: 'O motivo: o profissional foi chamado para uma urgência.',
      equipment: 'O motivo: um aparelho necessário está avariado.',
      clinicClosed: 'O motivo: a clínica tem de fechar nesse dia.',
    },
    paid: (amount: string) =>
      `Tinha pago ${amount}. Tratamos da devolução, pelo mesmo meio ou, se não for possível, por transferência bancária, e escrevemos-lhe quando o dinheiro seguir.`,
    waiting: (amount: string) =>
      `Tinha pago ${amount}. Devolvemos por transferência bancária: enviamos-lhe outro e-mail, com a página onde indica a conta.`,
    given: (amount: string) => `Tinha pago ${amount}. Devolvemos por transferência bancária, para a conta que já indicou.`,
    split: (amount: string, { sameWay }: SplitMoney) =>
      `Tinha pago ${amount}. ${sameWay} voltam pelo mesmo meio com que foram pagos ou, se não for possível, por transferência bancária, e escrevemos-lhe quando o dinheiro seguir.`,
    splitAccount: {
      waiting: ({ transferred }: SplitMoney) =>
        `${transferred} devolvemos por transferência bancária: enviamos-lhe outro e-mail, com a página onde indica a conta.`,
      given: ({ transferred }: SplitMoney) => `${transferred} devolvemos por transferência bancária, para a conta que já indicou.`,
    },
    unpaid: 'Não tinha pago nada, por isso não há contas a acertar.',
    next: 'Escolha outra hora com o botão em baixo, ou ligue-nos e procuramos consigo.',
  },
  en: {
    status: 'Cancelled by the clinic',
    subject: (day: string) => `We had to cancel the appointment on ${day}`,
    title: 'We are sorry: we had to cancel the appointment',
    lead: ({ when, doctor }: ClinicCancelTold) =>
      `The clinic has cancelled the appointment on ${when} with ${doctor}. We are sorry for the trouble.`,
    reasons: {
      doctorAway: 'The reason: the doctor or therapist cannot be at the clinic that day.',
      emergency: 'The reason: the doctor or therapist was called to an emergency.',
      equipment: 'The reason: a device that is needed is out of order.',
      clinicClosed: 'The reason: the clinic has to be closed that day.',
    },
    paid: (amount: string) =>
      `You had paid ${amount}. We will return the money the way you paid it or, if that is not possible, by bank transfer, and write to you when it is on its way.`,
    waiting: (amount: string) =>
      `You had paid ${amount}. We will return it by bank transfer: another e-mail leads to the page where you name the account.`,
    given: (amount: string) => `You had paid ${amount}. We will return it by bank transfer, to the account you have already named.`,
    split: (amount: string, { sameWay }: SplitMoney) =>
      `You had paid ${amount}. ${sameWay} goes back the way it was paid or, if that is not possible, by bank transfer, and we will write to you when it is on its way.`,
    splitAccount: {
      waiting: ({ transferred }: SplitMoney) =>
        `We will return ${transferred} by bank transfer: another e-mail leads to the page where you name the account.`,
      given: ({ transferred }: SplitMoney) => `We will return ${transferred} by bank transfer, to the account you have already named.`,
    },
    unpaid: 'You had not paid anything, so there is nothing to settle.',
    next: 'Choose another time with the button below, or call us and we will look for one with you.',
  },
} as const;

/** What the patient, and who booked, read when the clinic cancels. Names no specialty: others may read it. */
export function clinicCancelLetter(told: ClinicCancelTold, locale: Locale): ClinicCancelLetter {
  const t = words[locale];
  return {
    status: t.status,
    subject: t.subject(told.day),
    title: t.title,
    lead: t.lead(told),
    reason: t.reasons[told.reason],
    money: moneyIn(told, locale),
    next: t.next,
  };
}

function moneyIn({ amount, account, split }: ClinicCancelTold, locale: Locale): string {
  const t = words[locale];
  if (!amount) return t.unpaid;
  return split && account ? `${t.split(amount, split)} ${t.splitAccount[account](split)}` : t[account ?? 'paid'](amount);
}

/** The sentence that tells the reason, for who has to choose it. */
export const clinicCancelReasonIn = (locale: Locale, reason: ClinicCancelReason): string => words[locale].reasons[reason];
