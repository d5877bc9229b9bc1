import { pathTo } from '@clinic/core/addresses/path-to';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { type PapersOfVisit, readPapers } from '@clinic/core/personal-area/papers/read-papers';
import type { OpenAccount } from '../account/require-account.server.ts';
import { deskSettings } from '../booking/visit/open-visit.server.ts';
import type { PapersView, VisitPaper, VisitPapers } from './papers-view.ts';
import { readHistory } from './read-history.server.ts';
import { isForOther } from './visit-rows.server.ts';

export async function readPapersView(account: OpenAccount, request: Request): Promise<PapersView> {
  const { page, area, signedIn } = account;
  const prepared = (deskSettings(page)?.types ?? []).flatMap(({ typeId, preparation }) => (preparation.length > 0 ? [typeId] : []));
  const [papers, { counts }] = await Promise.all([readPapers(area, signedIn.account, prepared, new Date()), readHistory(account, request)]);
  return {
    visits: papers.visits.map((each) => toVisitPapers(each, page.locale)),
    hasInvoices: papers.invoices !== 'none',
    counts,
  };
}

function toVisitPapers({ visit, slip, hasPreparation, invoices, letters }: PapersOfVisit, locale: Locale): VisitPapers {
  const { key, startsAt, doctorName, type, patientName } = visit;
  const none = { title: null, amountCents: null, day: null, isNew: false };
  const to = (kind: 'comprovativo' | 'preparacao' | 'fatura', papel: string) => pathTo(locale, 'paperFile', { tipo: kind, papel });
  const papers: VisitPaper[] = [
    ...(slip ? [{ ...none, key: 'slip', kind: 'slip', amountCents: slip.amountCents, to: to('comprovativo', key) } as const] : []),
    ...invoices.map(
      ({ id, number, amountCents }) => ({ ...none, key: id, kind: 'invoice', title: number, amountCents, to: to('fatura', id) }) as const,
    ),
    ...(hasPreparation ? [{ ...none, key: 'preparation', kind: 'preparation', to: to('preparacao', key) } as const] : []),
    // Their words are in the patient's own letterbox: we keep none.
    ...letters.map(
      ({ id, subject, sentAt }) => ({ ...none, key: id, kind: 'letter', title: subject, day: inLisbon(sentAt).day, to: null }) as const,
    ),
  ];
  return {
    key,
    ...inLisbon(startsAt),
    doctorName,
    typeName: type?.name ?? '',
    otherName: isForOther(visit) ? patientName : null,
    papers,
  };
}
