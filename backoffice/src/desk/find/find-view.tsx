import { mostFound, readFoundBookings } from '@clinic/core/desk/find/find-bookings';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { AdminFrame } from '../../components/admin-frame.tsx';
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
  const ids = readFoundIds(props.searchParams?.['marcacoes']);
  const found = ids.length > 0 ? await readFoundBookings(await deskOf(req.payload), staff, ids, new Date()) : { coming: [], past: [] };
  const trouble = troubles.find((kind) => kind === props.searchParams?.['erro']);
  return (
    <AdminFrame {...props}>
      <FoundListView
        found={found}
        isMore={props.searchParams?.['mais'] === 'sim'}
        language={req.i18n.language}
        told={trouble ? { words: findTroubleWords[trouble], isTrouble: true } : null}
      />
    </AdminFrame>
  );
}

const readFoundIds = (value: unknown): string[] =>
  typeof value === 'string'
    ? value
        .split('.')
        .filter((id) => z.uuid().safeParse(id).success)
        .slice(0, mostFound)
    : [];
