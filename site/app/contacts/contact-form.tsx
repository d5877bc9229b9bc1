import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { useFrame } from '../frame/use-frame.ts';
import { RequestForm } from '../requests/request-form.tsx';
import { RequestLead } from '../requests/request-lead.tsx';
import type { RefusedRequest, RequestFormView } from '../requests/request-view.ts';
import { UrgentNote } from '../requests/urgent-note.tsx';
import styles from './contact-form.module.css';

/** For whoever would rather write. A complaint has a form and a time of its own. */
export function ContactForm({ view, refused }: { view: RequestFormView; refused: RefusedRequest | undefined }) {
  const t = useTranslations('requests');
  return (
    <section className={styles['band']} aria-labelledby="escrever" data-print="no">
      <div className={styles['inside']}>
        <div>
          <h2 id="escrever">{t('forms.contact.title')}</h2>
          <p className={styles['lead']}>
            <RequestLead view={view} />
          </p>
          <UrgentNote />
        </div>
        <RequestForm view={view} refused={refused} foot={<Complaint />} />
      </div>
    </section>
  );
}

function Complaint() {
  const t = useTranslations('requests');
  const newTab = useTranslations('frame')('newTab');
  const locale = useLocale();
  const { complaintsBookUrl } = useFrame().settings;
  return (
    <p className={styles['complaint']}>
      {t.rich('complaintInstead', {
        complaint: (words) => <a href={pathTo(locale, 'complaint')}>{words}</a>,
        book: (words) =>
          complaintsBookUrl ? (
            <a href={complaintsBookUrl} target="_blank" rel="noreferrer">
              {words}
              <span className="visually-hidden"> ({newTab})</span>
            </a>
          ) : (
            words
          ),
      })}
    </p>
  );
}
