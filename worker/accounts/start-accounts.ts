import { accountStore } from '@clinic/core/adapters/database/accounts/account-store';
import { letterStore } from '@clinic/core/adapters/database/accounts/letter-store';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { Env } from '../env.ts';
import { registerLetters } from '../mails/register-letters.ts';
import type { SendMail } from '../smtp.ts';
import { sendAccountLetter } from './send-account-letter.ts';

type StartAccountsOptions = {
  env: Env;
  pool: pg.Pool;
  dbos: DBOSClient;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
};

/** Sets up all work for patients' accounts in this process. */
export function startAccounts({ env, pool, dbos, contact, send }: StartAccountsOptions): void {
  const letters = letterStore(pool, dbos);
  const accounts = accountStore(pool, dbos);
  const sendOne = sendAccountLetter({ letters, accounts, keys: env.DATA_KEYS, contact, send, siteOrigin: env.SITE_ORIGIN });
  registerLetters({ name: workflows.accountLetter, send: sendOne, letters });
}
