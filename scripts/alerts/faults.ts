import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pathTo } from '@clinic/core/addresses/path-to';
import { sandboxControls } from '../../faults/harness/sandbox-controls.ts';
import type { When } from '../../faults/harness/visits.ts';
import { ask } from '../rehearsal/ask.ts';
import type { Rehearsal } from '../rehearsal/rehearsal.ts';
import { rehearseVisit } from '../rehearsal/rehearse-visit.ts';
import { root } from '../stack/folders.ts';

/** `speaks`: what Prometheus must say while the fault lasts. `mend` is done in any case. */
export type Fault = { what: string; speaks: string[]; cause: () => Promise<unknown>; mend: () => Promise<unknown> };

/** What needs days to pass, refusals by the dozen or a leak: `faults/alerts.test.ts` brings it about, without containers. */
export const notInRehearsal = [
  ...['SmsAway', 'LettersBounced', 'UploadsUnchecked', 'MoneyLate', 'RefundsWaiting'],
  ...['DeskOverdue', 'WorkFailed', 'PublicationLate', 'MemoryHigh'],
];

const shell = (commands: string) =>
  promisify(execFile)('bash', ['-euo', 'pipefail', '-c', `. deploy/database/parts.sh; ${commands}`], { cwd: root });

export function faults(rehearsal: Rehearsal, slots: When[]): Fault[] {
  const { site, backoffice, settings } = rehearsal;
  const sandbox = sandboxControls(rehearsal.sandbox);
  let somebody = 0;
  const from = () => `127.150.${(++somebody >> 8) & 255}.${somebody & 255}`;
  const asked = (work: Promise<unknown>) => void work.catch(() => {});
  const sendForm = () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: site };
    asked(
      ask(site + pathTo('pt', 'wizard'), { method: 'POST', body: 'forOther=no&hadConsultation=no', headers, from: from(), within: 60_000 }),
    );
  };
  /** Somebody books while it is so, and nobody waits for how it ends. */
  const book = (how = {}) => {
    const slot = slots.shift();
    if (slot) asked(rehearseVisit(rehearsal, slot, how));
  };
  const away = (part: string): Pick<Fault, 'cause' | 'mend'> => ({
    cause: () => shell(`stop_part ${part}`),
    mend: () => shell(`start_part ${part}; until_healthy ${part}`),
  });
  const statement = (text: string, database = 'postgres') => shell(`echo ${JSON.stringify(text)} | ask "$(writer)" ${database}`);
  const role = (name: string) => `${settings['DATABASE']}_${name}`;
  const shutOut = (name: string) =>
    statement(`alter role ${role(name)} nologin; select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role(name)}'`);
  const letIn = (name: string) => statement(`alter role ${role(name)} login`);
  const podman = `podman "\${podman_options[@]}"`;
  let hold: Promise<unknown> | undefined;
  return [
    { what: 'one site stopped', speaks: ['SiteDown'], ...away('site 2') },
    { what: 'one worker stopped', speaks: ['WorkerDown'], ...away('worker 2') },
    { what: 'the back office stopped', speaks: ['BackofficeDown'], ...away('backoffice 1') },
    {
      what: 'the last backup two days old',
      speaks: ['BackupOld'],
      cause: () => shell(`touch --date '2 days ago' "$CLINIC_VAR/backup/last"`),
      mend: () => shell(`touch "$CLINIC_VAR/backup/last"`),
    },
    {
      what: 'a copy for training that a killed run has left',
      speaks: ['TrainingCopyLeft'],
      cause: () => statement(`create database ${role('training')}`),
      mend: () => statement(`drop database if exists ${role('training')}`),
    },
    {
      what: 'forty wrong passwords of staff',
      speaks: ['SignInFailures'],
      cause: async () => {
        const headers = { 'content-type': 'application/json', origin: backoffice };
        for (let index = 0; index < 40; index++) {
          const body = JSON.stringify({ email: `ninguem${index % 12}@exemplo.pt`, password: 'errada-errada-errada' });
          await ask(`${backoffice}/api/utilizadores/login`, { method: 'POST', body, headers, from: from() });
        }
      },
      mend: () => statement('delete from core.login_attempts', settings['DATABASE']),
    },
    {
      what: 'a table locked while forms are sent',
      speaks: ['DatabasePoolFull', 'SiteSlow'],
      cause: async () => {
        hold = statement(
          'begin; lock table core.booking_drafts, core.rate_limits; select pg_sleep(60); commit',
          settings['DATABASE'],
        ).catch(() => {});
        await sleep(1_000);
        // Whoever waits for a connection gives up after five seconds, so others have to come after him.
        for (let second = 0; second < 30; second++) {
          for (let index = 0; index < 16; index++) sendForm();
          await sleep(1_000);
        }
      },
      mend: async () => {
        await statement(
          `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`,
        );
        await hold;
      },
    },
    {
      what: 'a site that is stopped again and again for a second',
      speaks: ['EventLoopSlow'],
      cause: () =>
        shell(`at=$(${podman} inspect --format '{{.State.Pid}}' "$(name_of site 1)")
          for turn in $(seq 1 12); do kill -STOP "$at"; sleep 1.2; kill -CONT "$at"; sleep 0.4; done`),
      mend: async () => {},
    },
    {
      what: 'the clinic’s service hangs while somebody books',
      speaks: ['BookingsStuck'],
      cause: async () => {
        await sandbox.fault({ operation: 'appointmentCreate', kind: 'hang' });
        book();
      },
      mend: () => sandbox.clearFaults(),
    },
    {
      what: 'the payment provider breaks off while somebody books',
      speaks: ['PaymentsAway'],
      cause: async () => {
        await sandbox.fault({ operation: 'easypay.create', kind: 'unavailable' });
        book({ paymentMethod: 'multibanco' });
      },
      mend: () => sandbox.clearFaults(),
    },
    {
      what: 'the mail server stopped while somebody asks for a code',
      speaks: ['MailLate'],
      cause: async () => {
        await shell('stop_part mailbox 1');
        book();
      },
      mend: () => shell('start_part mailbox 1; until_healthy mailbox 1'),
    },
    {
      what: 'the clinic’s service stopped',
      speaks: ['ClinicAway'],
      cause: async () => {
        await shell('stop_part sandbox 1');
        for (let index = 0; index < 5; index++) asked(ask(site + pathTo('pt', 'wizardSlot'), { from: from() }));
        asked(ask(`${site}/proximas-horas?lingua=pt`));
      },
      mend: () => shell('start_part sandbox 1; until_healthy sandbox 1'),
    },
    {
      what: 'the database refuses the site',
      speaks: ['LibraryOld', 'SiteErrors'],
      cause: async () => {
        await shutOut('site');
        for (let index = 0; index < 40; index++) {
          sendForm();
          await sleep(250);
        }
      },
      mend: () => letIn('site'),
    },
    { what: 'the database refuses the workers', speaks: ['FiguresUnread'], cause: () => shutOut('worker'), mend: () => letIn('worker') },
  ];
}
