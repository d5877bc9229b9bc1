import { useTranslations } from 'use-intl';
import { EmailWords } from '../account/parts/email-words.tsx';
import { Note } from '../components/messages/note.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { AreaCard } from './parts/area-card.tsx';
import { AreaPage } from './parts/area-page.tsx';
import { DataSegments } from './parts/data-segments.tsx';
import { AccessList } from './privacy/access-list.tsx';
import { Consents } from './privacy/consents.tsx';
import { DataCopy } from './privacy/data-copy.tsx';
import { Erasure } from './privacy/erasure.tsx';
import type { PrivacyView } from './privacy-view.ts';

/** What is done with the reader's data, by whom, and how to have it or to have it gone. */
export function PrivacyScreen({ view }: { view: PrivacyView }) {
  const t = useTranslations('area.privacy');
  return (
    <AreaPage
      title={t('title')}
      nav={<DataSegments current="privacy" />}
      notice={view.done && <Note kind="done" isNews title={t(`done.${view.done}`)} />}
      aside={
        <>
          <Consents view={view} />
          <WriteAboutData />
          <CallPanel title={t('help')} text={t('helpText')} />
        </>
      }
    >
      <AccessList view={view} />
      <DataCopy copy={view.export} />
      <Erasure view={view} />
    </AreaPage>
  );
}

/** The address of the clinic's settings, which the privacy policy names for this. */
function WriteAboutData() {
  const t = useTranslations('area.privacy.write');
  const { email } = useFrame().settings;
  if (!email) return null;
  const mail = () => (
    <a href={`mailto:${email}`}>
      <EmailWords email={email} />
    </a>
  );
  return (
    <AreaCard title={t('title')}>
      <p>{t.rich('text', { mail })}</p>
    </AreaCard>
  );
}
