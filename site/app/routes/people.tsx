import { pathTo } from '@clinic/core/addresses/path-to';
import { ownOnly } from '@clinic/core/identity/foreign-id';
import { isUuid } from '@clinic/core/kernel/uuid';
import { addPerson, changePerson, removePerson } from '@clinic/core/personal-area/people/people';
import type { PersonBookedFor } from '@clinic/core/personal-area/people/people-store';
import { data, redirect } from 'react-router';
import { takeKeptForm } from '../account/kept-form.server.ts';
import { type OpenAccount, requireAccount } from '../account/require-account.server.ts';
import { framed } from '../action-errors.server.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { areaHead } from '../area/area-page.server.ts';
import { AreaTitle } from '../area/area-title.tsx';
import { PeopleScreen } from '../area/people-screen.tsx';
import type { PeopleView } from '../area/people-view.ts';
import { typedIn } from '../area/submit-profile.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/people.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await requireAccount({ context, request });
  const kept = await takeKeptForm(account, request);
  const [head, people] = await Promise.all([
    areaHead(account, 'profile', kept && (kept['go'] === 'removePerson' ? 'pressed' : 'typed')),
    account.area.people.list(account.signedIn.account.id),
  ]);
  const typed = kept ?? {};
  const view: PeopleView = {
    people: people.map((person) => ({ ...person, recordUntil: null })),
    open: kept ? openOf(typed) : openIn(account, people, new URL(request.url).searchParams),
    typed,
    problems: [],
    done: doneIn(new URL(request.url).searchParams.get('feito')),
  };
  return { ...head, view };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, area, signedIn } = await requireAccount({ context, request });
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const typed = typedIn(form);
  const id = typed['person'] ?? '';
  const done = (what: 'added' | 'changed' | 'removed') => redirect(`${pathTo(page.locale, 'people')}?feito=${what}`, 303);
  const isNew = typed['go'] === 'addPerson';
  if (!isNew && !isUuid(id)) throw data(null, { status: 404 });
  if (typed['go'] === 'removePerson') {
    if ((await removePerson(area, signedIn.account, id)).ok) throw done('removed');
    throw data(null, { status: 404 });
  }
  const birthDate = { day: typed['birthDate-day'] ?? '', month: typed['birthDate-month'] ?? '', year: typed['birthDate-year'] ?? '' };
  const person = { name: typed['name'] ?? '', birthDate, relation: typed['relation'] ?? '' };
  const saved = isNew
    ? await addPerson(area, signedIn.account, person, new Date())
    : await changePerson(area, signedIn.account, { id, typed: person }, new Date());
  if (saved.ok) throw done(isNew ? 'added' : 'changed');
  const { error } = saved;
  if (error.kind === 'noSuchPerson') throw data(null, { status: 404 });
  const problems = error.kind === 'invalid' ? error.problems : [{ field: 'name', kind: error.kind } as const];
  return data({ typed, problems, open: openOf(typed) }, { status: 422 });
});

function openIn({ area, signedIn }: OpenAccount, people: PersonBookedFor[], query: URLSearchParams): PeopleView['open'] {
  const named = (name: string) =>
    ownOnly(area, signedIn.account, { what: 'person', asked: query.get(name), own: people.map(({ id }) => id) });
  const [change, remove] = [named('mudar'), named('retirar')];
  if (query.has('juntar')) return { kind: 'add' };
  if (change) return { kind: 'change', id: change };
  return remove ? { kind: 'remove', id: remove } : null;
}

function openOf(typed: Record<string, string>): PeopleView['open'] {
  if (typed['go'] === 'addPerson') return { kind: 'add' };
  return { kind: typed['go'] === 'removePerson' ? 'remove' : 'change', id: typed['person'] ?? '' };
}

const doneIn = (asked: string | null): PeopleView['done'] =>
  (['added', 'changed', 'removed'] as const).find((done) => done === asked) ?? null;

export const handle = { header: AreaFrame };

export default function People({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AreaTitle head={head} isRefused={Boolean(actionData)} />
      <PeopleScreen view={{ ...view, ...actionData }} />
    </>
  );
}
