import { useLocale, useTranslations } from 'use-intl';
import { momentInWords } from '../../booking/visit/moment.ts';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/messages/note.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { ActForm } from '../parts/act-form.tsx';
import { AreaCard } from '../parts/area-card.tsx';
import { RowLink, RowList } from '../parts/row-link.tsx';
import type { ExportView } from '../privacy-view.ts';

/** Everything the clinic's site has about the reader, to take away. */
export function DataCopy({ copy }: { copy: ExportView }) {
  const t = useTranslations('area.privacy.copy');
  const locale = useLocale();
  return (
    <AreaCard title={t('title')}>
      <p>{t('text')}</p>
      {copy.kind === 'none' && (
        <ActForm go="askExport">
          <Button type="submit" look="secondary">
            {t('ask')}
          </Button>
        </ActForm>
      )}
      {copy.kind === 'running' && (
        <Note title={t('running')}>
          <p>
            <Unbroken text={t('runningText', { when: momentInWords(copy.askedAt, locale) })} />
          </p>
        </Note>
      )}
      {copy.kind === 'ready' && (
        <>
          <p>
            <b>{t('ready', { until: copy.until })}</b>
          </p>
          <RowList>
            <RowLink to={copy.pdf} glyph="document" text={t('pdf')} note={t('pdfNote')} download />
            <RowLink to={copy.json} glyph="copy" text={t('json')} note={t('jsonNote')} download />
          </RowList>
        </>
      )}
    </AreaCard>
  );
}
