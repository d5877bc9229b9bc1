import { accountStore } from '@clinic/core/adapters/database/accounts/account-store';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { codeStore } from '@clinic/core/adapters/database/identity/code-store';
import { patientContacts } from '@clinic/core/adapters/database/identity/patient-contacts';
import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { SmsSender } from '@clinic/core/sms/sms-sender';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { Env } from '../env.ts';
import type { SendMail } from '../smtp.ts';
import { registerCodes } from './register-codes.ts';
import { sendCode } from './send-code.ts';

type StartCodesOptions = {
  env: Env;
  pool: pg.Pool;
  dbos: DBOSClient;
  clinic: ClinicService;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
  text: SmsSender;
};

/** Sets up the sending of codes, for bookings and accounts, in this process. */
export function startCodes({ env, pool, dbos, ...outside }: StartCodesOptions): void {
  const codes = codeStore(pool, dbos, env.DATA_KEYS);
  const [secret] = env.VISIT_LINK_SECRET;
  const sendOne = sendCode({
    ...outside,
    codes,
    accounts: accountStore(pool, dbos),
    contacts: patientContacts(createDatabase(pool)),
    keys: env.DATA_KEYS,
    secret,
    siteOrigin: env.SITE_ORIGIN,
  });
  registerCodes(sendOne, codes.recordRefused);
}
