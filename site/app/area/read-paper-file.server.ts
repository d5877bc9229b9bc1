import { readSettings } from '@clinic/core/content/frame/site-settings';
import { capitalised } from '@clinic/core/kernel/format';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { exportData } from '@clinic/core/personal-area/data-requests/export-data';
import { preparationStart } from '@clinic/core/personal-area/on-the-day/preparation-start';
import { fetchInvoice, readSlip } from '@clinic/core/personal-area/papers/read-papers';
import { findVisit } from '@clinic/core/personal-area/visits/find-visit';
import { data } from 'react-router';
import { makeDataExport } from '../../server/papers/data-export.ts';
import { toReadableExport } from '../../server/papers/export-sections.ts';
import { makePaymentSlip } from '../../server/papers/payment-slip.ts';
import { makePreparationSheet } from '../../server/papers/preparation-sheet.ts';
import type { OpenAccount } from '../account/require-account.server.ts';
import { deskSettings } from '../booking/visit/open-visit.server.ts';
import { beginningInWords } from './visit/beginning-in-words.ts';

type PaperFile = { name: string; type: string; body: Uint8Array };
const pdf = 'application/pdf';
const notFound = () => data(null, { status: 404 });

/** Made when it is asked for; nothing of it is kept. */
export async function readPaperFile(account: OpenAccount, { kind, key }: { kind: string; key: string }): Promise<PaperFile> {
  switch (kind) {
    case 'comprovativo':
      return slipFile(account, key);
    case 'preparacao':
      return preparationFile(account, key);
    case 'fatura': {
      const invoice = await fetchInvoice(account.area, account.signedIn.account, key);
      if (!invoice.ok) throw invoice.error.kind === 'noSuchPaper' ? notFound() : data(null, { status: 503 });
      return { name: `fatura-${key}.pdf`, type: pdf, body: invoice.value };
    }
    case 'dados':
      return exportFile(account, key);
    default:
      throw notFound();
  }
}

async function slipFile({ page, area, signedIn }: OpenAccount, key: string): Promise<PaperFile> {
  const { locale, library } = page;
  const now = new Date();
  const slip = await readSlip(area, signedIn.account, key, now);
  if (!slip.ok) throw notFound();
  const { patientName, startsAt, doctorName, amountCents, method, paidAt, reference, refund } = slip.value;
  const body = await makePaymentSlip(
    {
      clinic: readSettings(library, locale),
      patientName,
      visit: { startsAt, doctorName, typeName: null },
      payment: { amountCents, method, paidAt, reference: reference ?? '' },
      refund,
      madeAt: now,
    },
    locale,
  );
  return { name: `comprovativo-${inLisbon(startsAt).day}.pdf`, type: pdf, body };
}

async function preparationFile({ page, area, signedIn }: OpenAccount, key: string): Promise<PaperFile> {
  const { locale, library } = page;
  const now = new Date();
  const visit = await findVisit(area, signedIn.account, { visitKey: key, what: 'paper', now });
  const type = visit?.isOwn && visit.type && deskSettings(page)?.types.find(({ typeId }) => typeId === visit.type?.id);
  if (!visit || !type || type.preparation.length === 0) throw notFound();
  const { startsAt, doctorName, patientName } = visit;
  const when = (text: string) => {
    const starts = preparationStart(text, startsAt);
    return starts ? capitalised(beginningInWords(starts, locale)) : '';
  };
  const body = await makePreparationSheet(
    {
      clinic: readSettings(library, locale),
      patientName,
      visit: { startsAt, doctorName, typeName: type.name, mode: visit.booked?.booking.mode ?? 'inPerson' },
      steps: type.preparation.map((text) => ({ when: when(text), text })),
      bring: [],
      directions: [],
      madeAt: now,
    },
    locale,
  );
  return { name: `preparacao-${inLisbon(startsAt).day}.pdf`, type: pdf, body };
}

async function exportFile({ page, area, signedIn }: OpenAccount, format: string): Promise<PaperFile> {
  if (format !== 'json' && format !== 'pdf') throw notFound();
  const now = new Date();
  const exported = await exportData(area, signedIn, { siteOrigin: page.origin, now });
  if (!exported.ok) throw notFound();
  const name = `os-meus-dados-${inLisbon(now).day}.${format}`;
  if (format === 'json') return { name, type: 'application/json', body: Buffer.from(JSON.stringify(exported.value, null, 2)) };
  const { locale, library } = page;
  const readable = toReadableExport(exported.value, { locale, clinicName: readSettings(library, locale).name });
  return { name, type: pdf, body: await makeDataExport(readable, locale) };
}
