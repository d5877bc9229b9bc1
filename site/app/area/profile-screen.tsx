import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { buttonClass } from '../components/button.tsx';
import { ErrorSummary } from '../components/messages/error-summary.tsx';
import { Note } from '../components/messages/note.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import { AreaCard } from './parts/area-card.tsx';
import { AreaPage } from './parts/area-page.tsx';
import { ArrowAnchor } from './parts/arrow-anchor.tsx';
import { DataSegments } from './parts/data-segments.tsx';
import { dateInLine } from './parts/date-in-line.ts';
import { RowLink, RowList } from './parts/row-link.tsx';
import { PhoneCodeForm, PhoneProofOffer } from './profile/phone-proof.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { OpenLine, ProfileLine, ProfileLines } from './profile/profile-line.tsx';
import { useProfileProblems } from './profile/use-profile-problems.ts';
import { useReminderTimes } from './profile/use-reminder-times.ts';
import type { ProfileField, ProfileKept, ProfileView } from './profile-view.ts';

const personal = ['birthDate', 'gender', 'vat', 'snsNumber', 'citizenCard', 'profession'] as const;

/** What is known of the reader, a line each; every line has an address of its own where it is changed. */
export function ProfileScreen({ view }: { view: ProfileView }) {
  const t = useTranslations('area.profile');
  const locale = useLocale();
  const { errors } = useProfileProblems(view.problems);
  const isLinked = view.record !== 'notLinked';
  return (
    <AreaPage
      title={t('title')}
      nav={
        <>
          <ErrorSummary errors={errors} />
          <DataSegments current="profile" />
        </>
      }
      notice={
        <>
          {view.kept && <KeptNote kept={view.kept} />}
          {(view.record === 'silent' || view.record === 'gone') && (
            <Note kind="wait" glyph="warning" title={t(view.record)}>
              {view.seenAt && <p>{t('asOf', { day: dateInLine(view.seenAt.day, locale), time: view.seenAt.time })}</p>}
              <p>{t(`${view.record}Text`)}</p>
            </Note>
          )}
        </>
      }
      aside={
        <>
          <People people={view.people} />
          <CallPanel title={t('help')} text={t('helpText')} />
        </>
      }
    >
      <AreaCard title={t(isLinked ? 'contacts' : 'account')}>
        <ProfileLines>
          {!isLinked && <Line field="name" view={view} />}
          <ProfileLine
            name={t('fields.email')}
            value={view.email}
            note={view.newEmail ? t('newEmail', { email: view.newEmail }) : t('emailNote')}
            to={pathTo(locale, 'accountSafety')}
          />
          {isLinked && <Line field="phone" view={view} />}
        </ProfileLines>
      </AreaCard>
      {!isLinked && <RecordIsElsewhere />}
      {isLinked && <WhoIAm view={view} />}
      <AreaCard title={t('messages')}>
        <ProfileLines>
          <Line field="reminders" view={view} />
          <Line field="language" view={view} />
        </ProfileLines>
      </AreaCard>
    </AreaPage>
  );
}

/** What the reader holds in the clinic's record. */
function WhoIAm({ view }: { view: ProfileView }) {
  const t = useTranslations('area.profile');
  return (
    <AreaCard title={t('who')}>
      <ProfileLines>
        <Line field="name" view={view} />
        {personal.map((field) => (
          <Line key={field} field={field} view={view} />
        ))}
        <ProfileLine
          name={t('fields.patientNumber')}
          value={view.patientNumber}
          isUnread={view.record !== 'read'}
          {...(view.patientNumber && { note: t('patientNumberNote') })}
        />
        {view.clinicFacts.map(({ name, value }) => (
          <ProfileLine key={name} name={t(`clinicFacts.${name}`)} value={value} note={t('fromClinic')} />
        ))}
      </ProfileLines>
    </AreaCard>
  );
}

/** One calm card in place of a line for each thing that cannot be seen or changed before the link. */
function RecordIsElsewhere() {
  const t = useTranslations('area.profile.elsewhere');
  return (
    <AreaCard title={t('title')}>
      <p>{t('text')}</p>
      <p>
        <a className={buttonClass({})} href={pathTo(useLocale(), 'linkRecord')}>
          {t('link')}
        </a>
      </p>
    </AreaCard>
  );
}

/** True for the line that was saved: not everything goes to the clinic. */
function KeptNote({ kept }: { kept: ProfileKept }) {
  const t = useTranslations('area.profile.kept');
  if (kept.how === 'account') return <Note kind="done" isNews title={t(`account.${kept.field}`)} />;
  if (kept.how !== 'unchanged') return <Note kind="done" isNews title={t(kept.how)} />;
  return (
    <Note isNews title={t('unchanged')}>
      <p>{t('unchangedText')}</p>
    </Note>
  );
}

function Line({ field, view }: { field: ProfileField; view: ProfileView }) {
  const t = useTranslations('area.profile');
  const locale = useLocale();
  const value = useShownValue(field, view);
  const profile = pathTo(locale, 'profile');
  const name = t(`fields.${field}`);
  const reminderTimes = useReminderTimes(view.reminders);
  if (view.changing === field)
    return (
      <OpenLine id={field} name={name}>
        <ProfileForm field={field} view={view} back={`${profile}#${field}`} />
      </OpenLine>
    );
  const proof = field === 'phone' ? view.phoneProof : null;
  if (proof?.isAsking)
    return (
      <OpenLine id={field} name={name}>
        <PhoneCodeForm proof={proof} view={view} />
      </OpenLine>
    );
  const isFixed = field === 'birthDate';
  const isOurs = field === 'name' || field === 'language' || field === 'reminders';
  return (
    <ProfileLine
      id={field}
      name={name}
      value={value}
      note={isFixed ? t('fixed') : field === 'reminders' ? reminderTimes : undefined}
      edit={view.edits[field]}
      to={isFixed ? undefined : `${profile}?mudar=${field}#${field}`}
      isUnread={!isOurs && view.record !== 'read'}
    >
      {proof && <PhoneProofOffer />}
    </ProfileLine>
  );
}

function useShownValue(field: ProfileField, view: ProfileView): string | null {
  const t = useTranslations('area.profile');
  const locale = useLocale();
  switch (field) {
    case 'birthDate':
      return view.birthDate && dateInLine(view.birthDate, locale);
    case 'gender':
      return view.gender && t(`genders.${view.gender}`);
    case 'language':
      return t(`languages.${view.language}`);
    case 'reminders':
      return view.reminders.isStopped ? t('stopped') : t(`channels.${view.reminders.channel}`);
    default:
      return view[field];
  }
}

function People({ people }: Pick<ProfileView, 'people'>) {
  const t = useTranslations('area.people');
  const locale = useLocale();
  const to = pathTo(locale, 'people');
  return (
    <AreaCard title={t('title')}>
      {people.length > 0 && (
        <RowList>
          {people.map(({ id, name, relation }) => (
            <RowLink key={id} to={to} glyph="user" text={name} note={t(`relations.${relation}`)} />
          ))}
        </RowList>
      )}
      {people.length === 0 && <p>{t('none')}</p>}
      <ArrowAnchor to={`${to}?juntar=1`} glyph="plus">
        {t('add')}
      </ArrowAnchor>
    </AreaCard>
  );
}
