import { pathTo } from '@clinic/core/addresses/path-to';
import type { BlockPage, Testimonial } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { BlockList } from '../blocks/block-list.tsx';
import { endsWithBanner } from '../blocks/block-places.ts';
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { useFrame } from '../frame/use-frame.ts';
import type { RefusedRequest, RequestFormView } from '../requests/request-view.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contacts-screen.module.css';
import { Registrations } from './registrations.tsx';
import { StreetMap } from './street-map.tsx';

type Props = { page: BlockPage; testimonials: Testimonial[]; view: RequestFormView; refused: RefusedRequest | undefined };

/** How to reach the clinic and how to find it, on one screen; then a form, the way there, and who we are by law. */
export function ContactsScreen({ page, testimonials, view, refused }: Props) {
  const t = useTranslations('reading');
  const { locale } = useFrame();
  return (
    <>
      <div className={styles['opening']} data-together>
        <div className={styles['inside']}>
          <Breadcrumbs trail={[{ to: pathTo(locale, 'home'), title: t('home') }]} current={page.title} />
          <div className={styles['columns']}>
            <div>
              <h1>{page.title}</h1>
              {page.excerpt && <p className={styles['lead']}>{page.excerpt}</p>}
              <ContactDetails />
            </div>
            <StreetMap />
          </div>
        </div>
      </div>
      <ContactForm view={view} refused={refused} />
      <BlockList blocks={page.blocks} testimonials={testimonials} bands />
      <Registrations />
      {endsWithBanner(page.blocks) && <BookingBanner />}
    </>
  );
}
