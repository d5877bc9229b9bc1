import { pathTo } from '@clinic/core/addresses/path-to';
import { type ClosedLink, linkDays } from '@clinic/core/booking/visit-link/link-state';
import { Form, useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { CallLine } from './call-line.tsx';
import styles from './visit-page.module.css';

const glyphs = { ended: 'clock', renewed: 'info', moved: 'calendar' } as const;

/** A link that we wrote and that opens nothing any more: says why and how to go on, and nothing of the visit. */
export function ClosedScreen({ because }: { because: ClosedLink }) {
  const t = useTranslations('visit.closed');
  const sendCode = pathTo(useLocale(), 'visitCode', { visita: useParams()['visita'] ?? '' });
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        <p className={styles['chip']} data-tone="calm">
          <Glyph name={glyphs[because]} />
          {t('chip')}
        </p>
        <h1 className={styles['title']}>{t(`${because}.title`)}</h1>
        <p className={styles['lead']}>{t(`${because}.lead`, { days: linkDays })}</p>
        <section className={styles['section']}>
          <h2>{t('help')}</h2>
          <p>{t('send.text')}</p>
          <Form method="post" action={sendCode} className={styles['actions']}>
            <Button type="submit" name="go" value="send">
              {t('send.submit')}
            </Button>
          </Form>
          <p className={styles['after']}>{t('call')}</p>
          <CallLine />
        </section>
      </div>
    </div>
  );
}
