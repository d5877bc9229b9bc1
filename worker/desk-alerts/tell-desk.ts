import type { Database } from '@clinic/core/adapters/database/database';
import {
  noteDigest,
  noteOverdueMail,
  noteTexted,
  readDeskWatch,
  readWaitingItems,
  textedItems,
} from '@clinic/core/adapters/database/desk/desk-alerts';
import { publishedCalendar } from '@clinic/core/adapters/database/desk/open-work-item';
import { inTransaction } from '@clinic/core/adapters/database/in-transaction';
import { mailTransaction } from '@clinic/core/adapters/database/mail-ports';
import { ServiceUnavailable } from '@clinic/core/clinic/service-unavailable';
import { isDigestDue, isUrgent, mayTextOnCall } from '@clinic/core/desk/alerts/when-to-tell';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Logger } from '@clinic/core/logging/create-logger';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { mailIdOf } from '@clinic/core/mail/mail-id';
import { addMail } from '@clinic/core/mail/queue-mail';
import type { SmsSender } from '@clinic/core/sms/sms-sender';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { renderDeskDigest, renderOnCallSms, renderOverdueMail } from '../mails/render-desk-digest.ts';

export type DeskAlertPorts = {
  pool: pg.Pool;
  db: Database;
  dbos: DBOSClient;
  contact: (locale: Locale) => Promise<ClinicContact>;
  text: SmsSender;
  logger: Pick<Logger, 'error'>;
  settings: {
    deskMail: string | undefined;
    digestMinutes: number;
    managerMail: string | undefined;
    onCallPhone: string | undefined;
    listUrl: string | null;
  };
};

/** Writes to the desk that something waits: how many of which kind, of nobody in particular. The row of the desk lets one worker at a time. */
export const mailDigest = async ({ pool, dbos, contact, settings }: DeskAlertPorts, now: Date): Promise<void> => {
  const { deskMail, digestMinutes, listUrl } = settings;
  if (!deskMail) return;
  await inTransaction(pool, async (transaction) => {
    const watch = await readDeskWatch(transaction.db, { locked: true });
    if (!isDigestDue(watch, now, await publishedCalendar(transaction.db), digestMinutes)) return;
    const items = await readWaitingItems(transaction.db, now);
    if (items.length === 0) return;
    const letter = renderDeskDigest({ items, now, listUrl, clinic: await contact('pt') }, 'pt');
    await addMail(mailTransaction(transaction, dbos), { recipient: deskMail, ...letter });
    await noteDigest(transaction.db, now);
  });
};

/** Writes to whoever manages the clinic, whether or not the desk has its list open: once for each item, and all of one minute in one mail. */
export const mailOverdue = async ({ pool, dbos, contact, settings }: DeskAlertPorts, now: Date): Promise<void> => {
  const { managerMail, listUrl } = settings;
  if (!managerMail) return;
  await inTransaction(pool, async (transaction) => {
    const overdue = (await readWaitingItems(transaction.db, now)).filter(({ dueAt }) => dueAt <= now);
    const untold = await noteOverdueMail(
      transaction.db,
      overdue.map(({ id }) => id),
    );
    const items = overdue.filter(({ id }) => untold.has(id));
    if (items.length === 0) return;
    const letter = renderOverdueMail({ items, listUrl: listUrl && `${listUrl}?ver=fora-do-prazo`, clinic: await contact('pt') }, 'pt');
    await addMail(mailTransaction(transaction, dbos), { recipient: managerMail, ...letter });
  });
};

/** One text message for each urgent item, ever. Killed before it is noted, it goes again under the same id, and the gateway sends it once. */
export const textOnCall = async ({ db, contact, text, logger, settings }: DeskAlertPorts, now: Date): Promise<void> => {
  const { onCallPhone, listUrl } = settings;
  if (!onCallPhone || !mayTextOnCall(await readDeskWatch(db), now, await publishedCalendar(db))) return;
  const urgent = (await readWaitingItems(db, now)).filter((item) => isUrgent(item, now));
  const texted = await textedItems(
    db,
    urgent.map(({ id }) => id),
  );
  for (const item of urgent.filter(({ id }) => !texted.has(id))) {
    const sms = renderOnCallSms({ item, listUrl, clinic: await contact('pt') }, 'pt');
    const sent = await text({ id: mailIdOf(item.id, 'on call'), to: onCallPhone, text: sms });
    if (sent.ok && sent.value === 'off') return;
    if (!sent.ok && sent.error.kind === 'smsUnavailable') throw new ServiceUnavailable('gateway');
    await noteTexted(db, item.id);
    // Another try would end alike: it is noted, and an error of the log and of the reports.
    if (!sent.ok) logger.error({ itemId: item.id }, 'the gateway refused the number of whoever is on call');
  }
};
