import type { DeskTrouble } from '@clinic/core/desk/desk-request';
import type { WorkPress } from '@clinic/core/desk/work/act-on-work';
import { claimWork, giveBackWork, takeOverWork } from '@clinic/core/desk/work/claim-work';
import { logCall, noteWork, snoozeWork, wakeWork } from '@clinic/core/desk/work/log-work';
import { goOnWithWork, type PauseWorkingDays, pauseWork, pauseWorkingDays } from '@clinic/core/desk/work/pause-work';
import type { Result } from '@clinic/core/kernel/result';
import { callOutcomes, type WorkEventKind, workEventKinds } from '@clinic/core/work-items/work-event';
import type { WorkItem } from '@clinic/core/work-items/work-item';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { callPath } from '../absence/absence-path.ts';
import { accountPath } from '../accounts/account-path.ts';
import { deskOf } from '../desk-of.ts';
import { filePath, workPath } from '../desk-path.ts';
import { pathOfEventIn } from '../events/event-path.ts';
import { onPress, type PressEnv, seeOther } from '../press.ts';
import { requestPath } from '../requests/request-path.ts';
import { readLocalInput } from './local-input.ts';
import type { WorkTrouble } from './work-act-words.ts';
import { listAfter, type Told, workPlace } from './work-path.ts';

const chosen = z.string().max(40).optional();
/** Where it was pressed, and the list as it was chosen there: `listAfter` reads no nonsense into it. */
export const listFields = { de: z.enum(['list', 'file']), ver: chosen, tipo: chosen, pagina: chosen };

const pressed = z.object({
  item: z.string().regex(/^\d{1,18}$/),
  act: z.enum(workEventKinds),
  pedido: z.uuid(),
  ...listFields,
  resultado: z.enum(callOutcomes).optional(),
  quando: z.string().max(40).optional(),
  texto: z.string().max(10_000).optional(),
  dias: z.coerce
    .number()
    .refine((days): days is PauseWorkingDays => pauseWorkingDays.some((each) => each === days))
    .optional(),
});
type Wish = z.output<typeof pressed>;
type Outcome = Promise<Result<WorkItem, DeskTrouble | { kind: WorkTrouble } | { kind: 'notChosen' }>>;

function perform(press: WorkPress, { act, resultado: outcome, quando, texto: text = '', dias }: Wish): Outcome {
  const until = readLocalInput(quando);
  const acts: Record<WorkEventKind, () => Outcome> = {
    claimed: () => claimWork(press),
    takenOver: () => takeOverWork(press),
    givenBack: () => giveBackWork(press),
    noted: () => noteWork(press, text),
    called: async () => (outcome ? logCall(press, { outcome, until, text }) : { ok: false, error: { kind: 'notChosen' } }),
    snoozed: () => snoozeWork(press, until),
    woken: () => wakeWork(press),
    paused: () => pauseWork(press, dias ?? 3),
    resumed: () => goOnWithWork(press, 'resumed'),
    replied: () => goOnWithWork(press, 'replied'),
  };
  return acts[act]();
}

/** Where an item's work is done. */
export function pageOfItem({ id: itemId, subject: { kind, id }, detail }: Pick<WorkItem, 'id' | 'subject' | 'detail'>): string {
  if (kind === 'alarm') return workPath;
  if (kind === 'appointment') return callPath(itemId);
  if (kind === 'registration') return pathOfEventIn(detail);
  return kind === 'account' ? accountPath(id) : kind === 'request' ? requestPath(id) : filePath(id);
}

/** A press about one item, in the list or on its page; the answer is the page it was pressed on, and says where on it what came of it is read. */
const actOn = onPress(pressed, async ({ payload, staff, wish }) => {
  const { item: itemId, pedido: requestId, de: from } = wish;
  const store = await deskOf(payload);
  const outcome = await perform({ store, staff, itemId, requestId }, wish);
  const told: Told = outcome.ok ? ['feito', wish.act] : ['erro', outcome.error.kind];
  const about = from === 'file' ? await store.readWork(itemId) : null;
  if (about) return seeOther(`${pageOfItem(about)}?${told.join('=')}&em=${workPlace}#${workPlace}`);
  return seeOther(listAfter(wish, { itemId, told }));
});

export const workEndpoints = (env: PressEnv): Endpoint[] => [{ method: 'post', path: '/por-fazer/:item/:act', handler: actOn(env) }];
