import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { DialogButton, DialogCloseButton } from '../components/dialog/dialog-button.tsx';
import { CareCard } from '../components/messages/care-card.tsx';
import styles from './gallery.module.css';
import { RefusedForm } from './refused-form.tsx';
import { GalleryState, Specimen } from './specimen.tsx';

export function GalleryMessages() {
  const t = useTranslations('gallery.messages');
  const tFrame = useTranslations('frame.notice');
  const locale = useLocale();
  return (
    <>
      <Specimen id="errors" title={t('errors.title')} note={t('errors.note')} file="components/messages/error-summary.tsx">
        <RefusedForm />
      </Specimen>
      <Specimen id="care" title={t('care.title')} note={t('care.note')} file="components/messages/care-card.tsx">
        <div className={styles['narrow']}>
          <CareCard level="now" heading="h3" signs={[t('care.now1'), t('care.now2'), t('care.now3')]} />
          <CareCard level="today" heading="h3" signs={[t('care.today1'), t('care.today2')]}>
            <p>{t('care.todayAction')}</p>
          </CareCard>
          <CareCard level="book" heading="h3" signs={[t('care.book1'), t('care.book2'), t('care.book3')]}>
            <ArrowLink to={pathTo(locale, 'booking')}>{t('care.bookAction')}</ArrowLink>
          </CareCard>
          <CareCard level="self" heading="h3" signs={[t('care.self1'), t('care.self2'), t('care.self3')]}>
            <p>{t('care.selfAction')}</p>
          </CareCard>
        </div>
      </Specimen>
      <Specimen id="notice" title={t('notice.title')} note={t('notice.note')} file="design/notice.css">
        {(['information', 'important'] as const).map((kind) => (
          <GalleryState key={kind} name={t(`notice.${kind}`)}>
            <div className="clinic-notice" data-kind={kind}>
              <div>
                <p>{t('notice.text')}</p>
                <p>
                  <a href={pathTo(locale, 'contacts')}>{t('notice.link')}</a>
                </p>
              </div>
              <button type="button">{tFrame('close')}</button>
            </div>
          </GalleryState>
        ))}
      </Specimen>
      <Specimen id="dialog" title={t('dialog.title')} note={t('dialog.note')} file="components/dialog/dialog.tsx">
        <DialogButton dialog="cancel-visit" look="secondary">
          {t('dialog.open')}
        </DialogButton>
        <Dialog
          id="cancel-visit"
          title={t('dialog.question')}
          actions={
            <>
              <DialogCloseButton dialog="cancel-visit" look="secondary">
                {t('dialog.keep')}
              </DialogCloseButton>
              <DialogCloseButton dialog="cancel-visit">{t('dialog.cancel')}</DialogCloseButton>
            </>
          }
        >
          <p>{t('dialog.text')}</p>
        </Dialog>
      </Specimen>
    </>
  );
}
