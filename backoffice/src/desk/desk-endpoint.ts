import { clinicCancelReasons } from '@clinic/core/booking/model/clinic-cancellation';
import { paymentChoices } from '@clinic/core/booking/model/payment-choice';
import { refundWays } from '@clinic/core/booking/model/refund';
import { dayParts, parseWishes, waitingWeekdays } from '@clinic/core/booking/model/waiting-wishes';
import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { cancelForClinic } from '@clinic/core/desk/absence/cancel-for-clinic';
import { bookUnproven, releaseUnproven } from '@clinic/core/desk/answer-unproven';
import { askForRefund } from '@clinic/core/desk/ask-for-refund';
import { changePayment } from '@clinic/core/desk/change-payment';
import { checkIdentity, identityChecks, withdrawConfirmation } from '@clinic/core/desk/check-identity';
import { contactOwners, correctContact } from '@clinic/core/desk/correct-contact';
import type { DeskRequest } from '@clinic/core/desk/desk-request';
import { type DeskAction, deskActions } from '@clinic/core/desk/desk-store';
import { openLetter } from '@clinic/core/desk/letters/open-letter';
import { resendLetter } from '@clinic/core/desk/letters/resend-letter';
import { resendableKinds } from '@clinic/core/desk/letters/resendable-letters';
import { markRefunded } from '@clinic/core/desk/mark-refunded';
import { markReviewed } from '@clinic/core/desk/mark-reviewed';
import { moveByDesk } from '@clinic/core/desk/move/move-by-desk';
import { pasteVideoLink } from '@clinic/core/desk/paste-video-link';
import { askAccountAgain, openRefundAccount } from '@clinic/core/desk/refund-account';
import { lateMoneyDecisions, patientCancelReasons, releaseByDesk } from '@clinic/core/desk/release-booking';
import { renewLinkByDesk } from '@clinic/core/desk/renew-visit-link';
import { reopenWork } from '@clinic/core/desk/reopen-work';
import { retryWork } from '@clinic/core/desk/retry-work';
import { settleWork } from '@clinic/core/desk/settle-work';
import { joinListByDesk, leaveListByDesk } from '@clinic/core/desk/waiting/wait-for-caller';
import { writeToPatient } from '@clinic/core/desk/write-to-patient';
import type { Result } from '@clinic/core/kernel/result';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import type { Endpoint, Payload } from 'payload';
import { z } from 'zod';
import type { Env } from '../env.ts';
import type { ActionTrouble } from './action-words.ts';
import { noticeHoursOf, offerOf, paymentSwitchesOf } from './caller/caller-services.ts';
import { readDeskContacts } from './clinic-contacts.ts';
import { deskOf } from './desk-of.ts';
import { filePath } from './desk-path.ts';
import { moveServicesOf } from './move/move-services-of.ts';
import { answerInPlace, onPress, type PressEnv, seeOther } from './press.ts';
import { listFields, pageOfItem } from './work/work-endpoint.ts';
import { listAfter, settledInAddress, type Told, workPlace } from './work/work-path.ts';

const ticked = z.literal('sim').optional();
/** Each tick has a name of its own. */
const wishFields = {
  medico: z.string().max(10).optional(),
  aviso: z.string().max(10).optional(),
  ...{ dia0: ticked, dia1: ticked, dia2: ticked, dia3: ticked, dia4: ticked, morning: ticked, afternoon: ticked },
};

const itemId = z.string().regex(/^\d{1,18}$/);

const asked = z.object({
  id: z.uuid(),
  action: z.enum(deskActions),
  pedido: z.uuid(),
  item: itemId.optional(),
  confirmado: z.literal('sim').optional(),
  devolucao: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  meio: z.enum(refundWays).optional(),
  como: z.enum(identityChecks).or(z.literal('')).optional(),
  email: z.literal('sim').optional(),
  phone: z.literal('sim').optional(),
  contacto: z.enum(['email', 'phone']).optional(),
  ligacao: z.string().max(2_000).optional(),
  texto: z.string().max(10_000).optional(),
  lida: z.uuid().optional(),
  carta: z.enum(resendableKinds).optional(),
  mensagem: z.uuid().optional(),
  hora: z.string().max(40).optional(),
  sobre: z.string().max(40).optional(),
  porque: z.enum(clinicCancelReasons).optional(),
  forma: z.enum(paymentChoices).optional(),
  dinheiro: z.enum(lateMoneyDecisions).optional(),
  motivo: z.enum(patientCancelReasons).or(z.literal('')).optional(),
  telemovel: z.string().max(40).optional(),
  quem: z.enum(contactOwners).optional(),
  valor: z.string().max(254).optional(),
  ...wishFields,
});
type DeskForm = z.output<typeof asked>;
type DeskEnv = PressEnv & Pick<Env, 'DATA_KEYS'>;
type Outcome = Result<'done' | 'alreadyDone', { kind: ActionTrouble }>;

/** A button of the desk's pages. Pressed twice it is done once; whatever comes of it, the answer is the booking's page. */
const act = (env: DeskEnv) =>
  onPress(asked, async ({ payload, staff, wish, isInPlace }) => {
    const request = { store: await deskOf(payload), staff, bookingId: wish.id, requestId: wish.pedido };
    const outcome = await perform(request, wish, { payload, keys: env.DATA_KEYS });
    if (isInPlace && !outcome.ok) return answerInPlace({ trouble: outcome.error });
    const told = outcome.ok ? `feito=${wish.action}` : `erro=${outcome.error.kind}`;
    // A visit that was moved goes on as another booking, which has the id of the press.
    const shown = outcome.ok && wish.action === 'move' ? wish.pedido : wish.id;
    const to = `${filePath(shown)}?${told}${outcome.ok ? shownAfter(wish) : ''}`;
    return isInPlace ? answerInPlace({ to }) : seeOther(to);
  })(env);

/** What was opened is shown to whoever has the id of the press, and pressed; what was settled can be taken back. */
function shownAfter({ action, pedido, item }: DeskForm): string {
  if (action === 'reviewed' && item) return `&${settledInAddress(item)}`;
  const places: Partial<Record<DeskAction, string>> = { accountOpened: 'devolucoes', letterOpened: 'carta' };
  return places[action] ? `&ver=${pedido}#${places[action]}` : '';
}

type DeskServices = { payload: Payload; keys: DataKeys };

async function perform(request: DeskRequest, wish: DeskForm, { payload, keys }: DeskServices): Promise<Outcome> {
  const onceConfirmed = async (work: () => Promise<Outcome>) => (wish.confirmado ? work() : refused('notConfirmed'));
  const { meio: way, contacto: contact } = wish;
  const how = wish.como || undefined;
  const contacts = (['email', 'phone'] as const).filter((kind) => wish[kind]);
  const actions: Record<DeskAction, () => Promise<Outcome>> = {
    retry: () => retryWork(request),
    release: () =>
      onceConfirmed(async () =>
        releaseByDesk(request, {
          ...{ money: wish.dinheiro ?? null, why: wish.motivo || null },
          noticeHours: await noticeHoursOf(payload),
        }),
      ),
    cancelForClinic: () => onceConfirmed(async () => (wish.porque ? cancelForClinic(request, wish.porque) : refused('notChosen'))),
    refunded: async () => (way ? markRefunded(request, wish.devolucao ?? '0', way) : refused('notChosen')),
    refundAsked: () => onceConfirmed(() => askForRefund(request, wish.devolucao ?? '0')),
    accountAsked: () => askAccountAgain(request, wish.confirmado === 'sim'),
    accountOpened: () => openRefundAccount(request),
    reviewed: () => markReviewed(request, wish.item ?? null),
    renewLink: () => renewLinkByDesk(request),
    resend: async () => (wish.carta ? resendLetter(request, { mail: wish.carta, about: wish.sobre ?? '' }) : refused('notChosen')),
    letterOpened: async () => (wish.mensagem ? openLetter(request, wish.mensagem) : refused('notChosen')),
    move: () => moveByDesk(request, { slot: wish.hora ?? '', services: moveServicesOf(payload) }),
    videoLink: () => pasteVideoLink(request, wish.ligacao ?? ''),
    write: async () =>
      writeToPatient(request, {
        ...{ text: wish.texto ?? '', alsoBooker: wish.quem === 'booker', answers: wish.lida ?? null },
        contacts: await readDeskContacts(payload),
      }),
    bookUnproven: () => bookUnproven(request),
    releaseUnproven: () => onceConfirmed(() => releaseUnproven(request)),
    identityChecked: async () => (how ? checkIdentity(request, { how, contacts, keys }) : refused('notChosen')),
    identityWithdrawn: () => onceConfirmed(async () => (contact ? withdrawConfirmation(request, { contact, keys }) : refused('noContact'))),
    changePayment: async () =>
      wish.forma
        ? changePayment(request, {
            ...{ choice: wish.forma, mbwayPhone: wish.telemovel ?? '' },
            switches: await paymentSwitchesOf(payload),
          })
        : refused('notChosen'),
    correctContact: async () =>
      contact && wish.quem
        ? correctContact(request, {
            whose: wish.quem,
            contact,
            value: wish.valor ?? '',
            how: how ?? null,
            keys,
            clinic: payload.config.custom['clinic'] as ClinicService,
          })
        : refused('noContact'),
    waitJoined: () => joinListByDesk(request, { wishes: wishesOf(wish), readOffer: (locale) => offerOf(payload, locale) }),
    waitLeft: () => leaveListByDesk(request),
  };
  return actions[wish.action]();
}

const wishesOf = (wish: DeskForm) =>
  parseWishes({
    doctor: wish.medico ?? '',
    weekdays: waitingWeekdays.filter((day) => wish[`dia${day}`]).map(String),
    parts: dayParts.filter((part) => wish[part]),
    notice: wish.aviso ?? '',
  });

const refused = (kind: ActionTrouble): Outcome => ({ ok: false, error: { kind } });

const pressed = z.object({
  item: itemId,
  pedido: z.uuid(),
  ...listFields,
  lida: z.uuid().optional(),
});

/** The one press that settles a piece of work, in the list or on its booking's page. */
const settle = onPress(pressed, async ({ payload, staff, wish }) => {
  const { item: itemId, pedido: requestId, de: from, lida: read = null } = wish;
  const store = await deskOf(payload);
  const settled = await settleWork({ store, staff, itemId, requestId, read });
  const told: Told = settled.ok ? ['feito', 'settled'] : ['erro', settled.error.kind];
  const about = from === 'file' ? await store.readWork(itemId) : null;
  // A call that was made has no page any more: it is about nothing of ours.
  if (about && about.subject.kind !== 'appointment')
    return seeOther(`${pageOfItem(about)}?${told.join('=')}${settled.ok ? `&${settledInAddress(itemId)}` : ''}`);
  // What a colleague holds is shown beside the list, with a way to take it over.
  const isHeld = !settled.ok && settled.error.kind === 'held';
  return seeOther(listAfter(wish, { ...(isHeld && { itemId }), told, ...(settled.ok && { settledId: itemId }) }));
});

/** The way back from there: the item is open again, on its page or beside the list. */
const reopen = onPress(pressed, async ({ payload, staff, wish }) => {
  const { item: itemId, pedido: requestId, de: from } = wish;
  const store = await deskOf(payload);
  const reopened = await reopenWork({ store, staff, itemId, requestId });
  const told: Told = reopened.ok ? ['feito', 'reopened'] : ['erro', reopened.error.kind];
  const about = from === 'file' ? await store.readWork(itemId) : null;
  if (about) return seeOther(`${pageOfItem(about)}?${told.join('=')}&em=${workPlace}#${workPlace}`);
  return seeOther(listAfter(wish, { ...(reopened.ok && { itemId }), told }));
});

export const deskEndpoints = (env: DeskEnv): Endpoint[] => [
  { method: 'post', path: '/marcacoes-online/:id/:action', handler: act(env) },
  { method: 'post', path: '/por-fazer/:item/settled', handler: settle(env) },
  { method: 'post', path: '/por-fazer/:item/reopened', handler: reopen(env) },
];
