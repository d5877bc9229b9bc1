import { readClinicFigures } from '@clinic/core/desk/management/clinic-figures';
import { figuresFile } from '@clinic/core/desk/management/figures-file';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Endpoint, PayloadHandler } from 'payload';
import { type PressEnv, presserOf, readPressedForm, refusePress } from '../desk/press.ts';
import { managerOf } from '../desk/staff-member.ts';
import { labelIn } from '../language/label.ts';
import { readWeekChoice } from './figures-path.ts';
import { figuresStoreOf } from './figures-store-of.ts';
import { bookerWords, chartWords, figuresWords } from './figures-words.ts';

/** By a form and not by a link: nobody takes the figures along by opening an address. */
const download =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req, managerOf);
    if (!staff) return refusePress(403);
    const { semanas } = await readPressedForm(req);
    const [choice, now, store] = [readWeekChoice(semanas), new Date(), figuresStoreOf(req.payload)];
    const { weeks } = await readClinicFigures(store, choice, now);
    await store.recordExport(staff, choice);
    const { paidAhead, atClinic, unpaid, cancelled, arrived, missed, revenue, refunded } = chartWords;
    const headings = [
      figuresWords.week,
      ...Object.values(bookerWords),
      paidAhead,
      atClinic,
      unpaid,
      cancelled,
      arrived,
      missed,
      revenue,
      refunded,
    ];
    const csv = figuresFile(
      headings.map((each) => labelIn(req.i18n.language, each)),
      weeks,
    );
    const name = `numeros-${inLisbon(now).day}.csv`;
    const kind = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` };
    return new Response(csv, { headers: { ...kind, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });
  };

export const figuresEndpoints = (env: PressEnv): Endpoint[] => [{ method: 'post', path: '/gestao/exportar', handler: download(env) }];
