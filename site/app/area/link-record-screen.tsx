import { pathTo } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { IdentityProblem } from '../booking/identity/identity-problem.ts';
import { SentCodeField } from '../booking/identity/sent-code-field.tsx';
import { NumberedSteps } from '../booking/visit/numbered-steps.tsx';
import { Button, buttonClass } from '../components/button.tsx';
import { BirthDate } from '../components/fields/birth-date.tsx';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { ErrorSummary } from '../components/messages/error-summary.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import styles from './link-record-screen.module.css';
import type { LinkRecordView } from './link-record-view.ts';
import { ActForm } from './parts/act-form.tsx';
import { AreaCard } from './parts/area-card.tsx';
import { AreaPage } from './parts/area-page.tsx';
import { ArrowAnchor, PlainButton } from './parts/arrow-anchor.tsx';

/** From an account to the clinic's record: who one is, shown twice, and nothing told to whoever cannot show it. */
export function LinkRecordScreen({ view }: { view: LinkRecordView }) {
  switch (view.kind) {
    case 'start':
      return <Start view={view} />;
    case 'code':
      return <Code view={view} />;
    case 'who':
      return <Who view={view} />;
    case 'notMatched':
    case 'silent':
      return <NotLinked kind={view.kind} />;
    case 'linked':
      return <Linked view={view} />;
    default:
      return view satisfies never;
  }
}

type Of<K extends LinkRecordView['kind']> = { view: Extract<LinkRecordView, { kind: K }> };

function Start({ view: { contacts, chosen, typed, problem } }: Of<'start'>) {
  const t = useTranslations('area.link');
  const problems = useTranslations('identity.problems');
  return (
    <LinkPage title={t('start.title')} lead={t('start.lead')} problem={problem} field="birthDate">
      <ActForm go="askCode">
        <BirthDate name="birthDate" legend={t('start.birthDate')} error={problem && problems(problem)} defaultValue={typed} />
        <RadioGroup
          name="contact"
          legend={t('start.contact')}
          hint={t('start.contactHint')}
          defaultValue={chosen}
          options={contacts.map(({ kind, shown }) => ({ value: kind, label: t(`start.${kind}`, { shown }) }))}
        />
        <Button type="submit">{t('start.send')}</Button>
      </ActForm>
    </LinkPage>
  );
}

function Code({ view: { sentTo, again, prefilled, problem } }: Of<'code'>) {
  const t = useTranslations('area.link');
  const locale = useLocale();
  const lead = t(again ? 'code.sentAgain' : 'code.lead', { contact: sentTo.shown });
  return (
    <LinkPage title={t('code.title')} lead={lead} problem={problem} field="code">
      <ActForm go="typeCode">
        <SentCodeField problem={problem} prefilled={prefilled} />
        <Button type="submit">{t('code.confirm')}</Button>
      </ActForm>
      <p className={styles['never']}>{t('code.never')}</p>
      <h2 className={styles['nothing']}>{t('code.nothing')}</h2>
      <p>
        <Unbroken text={t('code.nothingText')} />
      </p>
      <ActForm go="againCode">
        <PlainButton glyph={sentTo.kind === 'email' ? 'mail' : 'phone'}>{t('code.again')}</PlainButton>
      </ActForm>
      <ArrowAnchor to={pathTo(locale, 'linkRecord')} glyph="arrow-left">
        {t('code.other')}
      </ArrowAnchor>
    </LinkPage>
  );
}

function Who({ view: { people, problem } }: Of<'who'>) {
  const t = useTranslations('identity.who');
  const problems = useTranslations('identity.problems');
  const own = useTranslations('area.link.who');
  return (
    <LinkPage title={own('title')} lead={own('lead')} problem={problem} field="who">
      <ActForm go="choosePerson">
        <RadioGroup
          name="who"
          legend={t('legend')}
          error={problem && problems(problem)}
          options={people.map(({ id, firstName, birthYear }) => ({
            value: id,
            label: t('person', { name: firstName, year: birthYear }),
          }))}
        />
        <Button type="submit">{own('choose')}</Button>
      </ActForm>
    </LinkPage>
  );
}

/** The same words whatever the reason: nobody learns here who has a record. */
function NotLinked({ kind }: { kind: 'notMatched' | 'silent' }) {
  const t = useTranslations('area.link');
  const locale = useLocale();
  return (
    <LinkPage title={t(`${kind}.title`)} lead={t(`${kind}.lead`)} problem={undefined} field="">
      {kind === 'notMatched' && (
        <AreaCard title={t('desk.title')}>
          <NumberedSteps steps={[t('desk.first'), t('desk.second'), t('desk.third')]} />
        </AreaCard>
      )}
      <p className={styles['buttons']}>
        <a className={buttonClass({ look: kind === 'silent' ? 'primary' : 'secondary' })} href={pathTo(locale, 'linkRecord')}>
          {t(`${kind}.again`)}
        </a>
        <a className={buttonClass({ look: 'quiet' })} href={pathTo(locale, 'personalArea')}>
          {t('toArea')}
        </a>
      </p>
    </LinkPage>
  );
}

function Linked({ view: { pastVisits, visitsToCome } }: Of<'linked'>) {
  const t = useTranslations('area.link');
  const locale = useLocale();
  return (
    <LinkPage
      title={t('linked.title')}
      lead={t('linked.lead', { past: pastVisits, future: visitsToCome })}
      problem={undefined}
      field=""
      help={{ title: t('linked.help'), text: t('linked.helpText') }}
    >
      <p>{t('linked.told')}</p>
      <p className={styles['buttons']}>
        <a className={buttonClass({})} href={pathTo(locale, 'personalArea')}>
          {t('linked.go')}
        </a>
      </p>
    </LinkPage>
  );
}

type PageProps = {
  title: string;
  lead: string;
  problem: IdentityProblem | undefined;
  field: string;
  /** What the clinic does for whoever calls from here, where that is not the usual. */
  help?: { title: string; text: string };
  children: ReactNode;
};

function LinkPage({ title, lead, problem, field, help, children }: PageProps) {
  const t = useTranslations('area.link');
  const problems = useTranslations('identity.problems');
  return (
    <AreaPage
      title={title}
      lead={<Unbroken text={lead} />}
      nav={<ErrorSummary errors={problem ? [{ field, message: problems(problem) }] : []} />}
      aside={<CallPanel title={help?.title ?? t('help')} text={help?.text ?? t('helpText')} />}
    >
      <div>{children}</div>
    </AreaPage>
  );
}
