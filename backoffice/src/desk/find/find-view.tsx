import { mostAccounts } from '@clinic/core/desk/accounts/find-accounts';
import { readAccounts } from '@clinic/core/desk/accounts/read-accounts';
import { mostFound, readFoundBookings } from '@clinic/core/desk/find/find-bookings';
import { mostRequests, readRequestLines } from '@clinic/core/desk/requests/find-requests';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { accountDeskOf } from '../accounts/account-desk-of.ts';
import { DeskFrame } from '../desk-frame.tsx';
import { deskOf } from '../desk-of.ts';
import { enterDesk } from '../enter-desk.ts';
import { foundPath } from './find-path.ts';
import { findTroubleWords } from './find-words.ts';
import { FoundListView } from './found-list.tsx';

const troubles = Object.keys(findTroubleWords) as (keyof typeof findTroubleWords)[];

/** What was found for whoever is on the telephone. */
export async function DeskFound(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user, foundPath);
  const [now, store] = [new Date(), await deskOf(req.payload)];
  const ids = readFoundIds(props.searchParams?.['marcacoes']);
  const accountIds = readFoundIds(props.searchParams?.['contas']).slice(0, mostAccounts);
  const asked = readFoundIds(props.searchParams?.['pedidos']).slice(0, mostRequests);
  const found = ids.length > 0 ? await readFoundBookings(store, staff, ids, now) : { coming: [], past: [] };
  const requests = asked.length > 0 ? await readRequestLines(store, staff, asked, now) : [];
  const accounts = await readAccounts(await accountDeskOf(req.payload), staff, accountIds);
  const trouble = troubles.find((kind) => kind === props.searchParams?.['erro']);
  return (
    <DeskFrame {...props}>
      <FoundListView
        found={found}
        requests={requests}
        accounts={accounts}
        now={now}
        isMore={props.searchParams?.['mais'] === 'sim'}
        language={req.i18n.language}
        told={trouble ? { words: findTroubleWords[trouble], isTrouble: true } : null}
      />
    </DeskFrame>
  );
}

const readFoundIds = (value: unknown): string[] =>
  typeof value === 'string'
    ? value
        .split('.')
        .filter((id) => z.uuid().safeParse(id).success)
        .slice(0, mostFound)
    : [];
