import { type Address, pathTo } from '@clinic/core/addresses/path-to';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { useLocale, useTranslations } from 'use-intl';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Glyph } from '../components/icon.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './thanks-screen.module.css';
import type { ThanksName } from './thanks-view.ts';

type NextLink = { to: Address; words: string };

/** What to do while one waits: each page has its own. */
export function ThanksNext({ name, kind, documents }: { name: ThanksName; kind: RequestKind | null; documents: number }) {
  const t = useTranslations('requests.thanks');
  const newTab = useTranslations('frame')('newTab');
  const locale = useLocale();
  const { complaintsBookUrl } = useFrame().settings;
  const booking: NextLink = { to: pathTo(locale, 'wizard'), words: t('next.booking') };
  const contacts: NextLink = { to: pathTo(locale, 'contacts'), words: t('next.contacts') };
  const links: Record<ThanksName, NextLink[]> = {
    thanks: kind === 'complaint' ? [] : [booking, contacts],
    thanksBooking: [contacts],
    thanksSecondOpinion: [contacts],
    thanksExam: [contacts],
    thanksQuestions: [booking, contacts],
    thanksEvent: [contacts],
    thanksSite: [booking],
  };
  return (
    <section className={styles['next']}>
      <h2>{t('meanwhile')}</h2>
      {name === 'thanksSecondOpinion' && (
        <p>
          <Unbroken text={t(documents > 0 ? 'next.moreResults' : 'next.secondOpinion')} />
        </p>
      )}
      <ul>
        {links[name].map(({ to, words }) => (
          <li key={to}>
            <ArrowLink to={to} reloadDocument>
              {words}
            </ArrowLink>
          </li>
        ))}
        {kind === 'complaint' && complaintsBookUrl && (
          <li>
            <a href={complaintsBookUrl} target="_blank" rel="noreferrer">
              {t('next.book')} <Glyph name="external" size={20} />
              <span className="visually-hidden"> ({newTab})</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
