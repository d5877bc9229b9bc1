import { useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { Unbroken } from '../../components/unbroken.tsx';
import { isPrivatePath } from '../../navigation/privacy-border.ts';
import { Brand } from '../brand.tsx';
import { Hours } from '../hours.tsx';
import { MenuLink } from '../menu/menu-link.tsx';
import { NewsletterBand } from '../newsletter-band.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { useFrame } from '../use-frame.ts';
import styles from './footer.module.css';
import { LegalLines } from './legal-lines.tsx';
import { SocialLinks } from './social-links.tsx';

export function PageFooter() {
  const t = useTranslations('frame');
  const { settings, footer } = useFrame();
  const { address, email, openingHours, qualitySeal, complaintsBookUrl } = settings;
  // The complaints book has a place of its own below, on every page; it need not stand twice.
  const links = footer.links.filter(({ href }) => href !== complaintsBookUrl);
  // An article ends with it, and beside a page's own form a second one that asks for the same name only confuses.
  const isArticle = useMatches().at(-1)?.id.endsWith('.article');
  const hasOwnForm = isPrivatePath(useLocation().pathname);
  return (
    <>
      {!isArticle && !hasOwnForm && <NewsletterBand from="footer" />}
      <footer className={styles['footer']}>
        <div className={styles['columns']}>
          <div className={styles['about']}>
            <Brand onDark />
            <p className={styles['soft']}>{footer.text}</p>
            <SocialLinks />
          </div>
          <div>
            <h2>{t('footer.contacts')}</h2>
            <PhoneLink />
            {openingHours.length > 0 && (
              <p className={styles['hours']}>
                <Hours />
              </p>
            )}
            {email && (
              <p className={styles['line']}>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
            {address.street && (
              <address className={styles['soft']}>
                {address.street}
                <br />
                <Unbroken text={`${address.postalCode} ${address.city}`} />
              </address>
            )}
          </div>
          {links.length > 0 && (
            <nav aria-label={t('footer.information')}>
              <h2>{t('footer.information')}</h2>
              <ul>
                {links.map((item) => (
                  <li key={item.href}>
                    <MenuLink item={item}>{item.title}</MenuLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {qualitySeal && (
            <img
              className={styles['seal']}
              src={qualitySeal.src}
              alt={qualitySeal.alt}
              width={qualitySeal.width}
              height={qualitySeal.height}
              loading="lazy"
            />
          )}
        </div>
        <LegalLines />
      </footer>
    </>
  );
}
