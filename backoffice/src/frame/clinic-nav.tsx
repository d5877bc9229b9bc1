import { countWork } from '@clinic/core/desk/read-work';
import type { ServerProps } from 'payload';
import { isDesk } from '../access/desk.ts';
import { roleOf } from '../access/role.ts';
import { deskOf } from '../desk/desk-of.ts';
import { workPath } from '../desk/desk-path.ts';
import { type Label, label, labelIn } from '../language/label.ts';
import { roleWords } from '../management/audit-words.ts';
import { LeaveForm } from '../staff/screens/leave-form.tsx';
import { ClinicMark } from './clinic-mark.tsx';
import { contentSections } from './content-sections.ts';
import { NavEntry } from './nav-entry.tsx';
import type { NavCount, NavSection } from './nav-section.ts';
import { NavShell } from './nav-shell.tsx';
import { ownSections } from './own-sections.ts';
import { readFolded } from './read-folded.ts';
import { StaffIcon } from './staff-icon.tsx';

const words = {
  close: label('Fechar o menu', 'Close the menu'),
  fold: label('Recolher o menu', 'Fold the menu'),
  unfold: label('Abrir o menu', 'Open the menu'),
  counted: label('por fazer, {late} fora do prazo', 'to do, {late} overdue'),
  leave: label('Terminar sessão', 'Sign out'),
  nameless: label('Gestão do site', 'Site management'),
};

/** The menu beside every page: what each does every day, with what waits there, then the documents. */
export async function ClinicNav(props: ServerProps) {
  const { i18n, payload, user = null } = props;
  const say = (words: Label) => labelIn(i18n.language, words);
  const [{ nome: clinic }, wasFolded, work] = await Promise.all([
    payload.findGlobal({ slug: 'definicoes', depth: 0, select: { nome: true } }),
    readFolded(payload, user),
    isDesk(user) ? countWork(await deskOf(payload), new Date()) : null,
  ]);
  const count: NavCount | undefined = work
    ? { sum: work.open, words: say(words.counted).replace('{late}', String(work.overdue)), isLate: work.overdue > 0 }
    : undefined;
  const own: NavSection[] = ownSections(user).map(({ title, entries }) => ({
    title: say(title),
    entries: entries.map((entry) => ({
      ...{ href: entry.path, icon: entry.icon, words: say(entry.title) },
      ...(entry.path === workPath && count ? { count } : {}),
    })),
  }));
  const role = roleWords[roleOf(user) ?? ''];
  const person = (
    <div className="nav-person">
      <a href="/admin/account">
        <b>{user?.nome}</b>
        {role && <span>{say(role)}</span>}
      </a>
      <LeaveForm action="/logout">
        <button type="submit" className="nav-leave" aria-label={say(words.leave)} title={say(words.leave)}>
          <StaffIcon name="leave" />
        </button>
      </LeaveForm>
    </div>
  );
  return (
    <NavShell wasFolded={wasFolded} words={{ close: say(words.close), fold: say(words.fold), unfold: say(words.unfold) }} foot={person}>
      <a className="nav-clinic" href="/admin">
        <ClinicMark />
        <span>{clinic || say(words.nameless)}</span>
      </a>
      <nav className="nav__wrap" aria-label="Menu">
        {[...own, ...contentSections(props)].map(({ title, entries }) => (
          <div className="nav-section" key={title}>
            <p aria-hidden="true">{title}</p>
            <ul aria-label={title}>
              {entries.map((entry) => (
                <li key={entry.href}>
                  <NavEntry {...entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </NavShell>
  );
}
