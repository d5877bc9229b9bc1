import { deskActions } from '@clinic/core/desk/desk-store';
import { openFile } from '@clinic/core/desk/open-file';
import { readQueue } from '@clinic/core/desk/read-queue';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { doneWords, troubles, troubleWords } from './action-words.ts';
import { BookingFile } from './booking-file.tsx';
import { deskOf } from './desk-of.ts';
import { enterDesk } from './enter-desk.ts';
import { readListQuery } from './list-query.ts';
import { Queue } from './queue.tsx';

/** The list: what needs a person first. */
export async function DeskList(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user);
  const question = readListQuery(props.searchParams);
  const queue = await readQueue(await deskOf(req.payload), staff, question, new Date());
  return (
    <Framed {...props}>
      <Queue queue={queue} question={question} language={req.i18n.language} />
    </Framed>
  );
}

/** One booking, and what can be done about it. */
export async function DeskBooking(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user);
  const id = z.uuid().safeParse(lastSegment(props.params));
  const file = id.success ? await openFile(await deskOf(req.payload), staff, id.data, new Date()) : null;
  if (!file) notFound();
  const told = toldBy(props.searchParams);
  return (
    <Framed {...props}>
      <BookingFile file={file} language={req.i18n.language} told={told} />
    </Framed>
  );
}

const lastSegment = (params: AdminViewServerProps['params']): unknown =>
  Array.isArray(params?.['segments']) ? params['segments'].at(-1) : null;

function toldBy(searchParams: AdminViewServerProps['searchParams']) {
  const done = deskActions.find((action) => action === searchParams?.['feito']);
  const trouble = troubles.find((kind) => kind === searchParams?.['erro']);
  if (trouble) return { words: troubleWords[trouble], isTrouble: true };
  return done ? { words: doneWords[done], isTrouble: false } : null;
}

/** The menu and the header around it, as around every page of the admin. */
function Framed({ initPageResult, params = {}, searchParams = {}, i18n, children }: AdminViewServerProps & { children: ReactNode }) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale ? { locale } : {})}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      {...(req.user ? { user: req.user } : {})}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      {children}
    </DefaultTemplate>
  );
}
