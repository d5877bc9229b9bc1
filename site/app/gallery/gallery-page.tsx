import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { Toasts } from '../components/messages/toasts.tsx';
import { Buttons } from './buttons-links.tsx';
import { Choices } from './choices.tsx';
import { Content } from './content.tsx';
import { DateAndTime } from './date-and-time.tsx';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import styles from './gallery.module.css';
import { GalleryMenu } from './gallery-menu.tsx';
import { Media } from './media.tsx';
import { Messages } from './messages.tsx';
import { Navigation } from './navigation.tsx';
import type { SectionName } from './section-names.ts';
import type { ColourToken } from './tokens.server.ts';

const sections: Record<Exclude<SectionName, 'foundations'>, ComponentType> = {
  'buttons-links': Buttons,
  fields: Fields,
  choices: Choices,
  'date-and-time': DateAndTime,
  messages: Messages,
  content: Content,
  navigation: Navigation,
  media: Media,
};

export function GalleryPage({ section, colours }: { section: SectionName; colours: ColourToken[] | undefined }) {
  const t = useTranslations('gallery');
  const Section = section === 'foundations' ? undefined : sections[section];
  return (
    <div className={styles['gallery']}>
      <GalleryMenu current={section} />
      <div className={styles['specimens']}>
        <h1 className={styles['title']}>{t(`sections.${section}.title`)}</h1>
        <p className={styles['lead']}>{t(`sections.${section}.lead`)}</p>
        {colours && <Foundations colours={colours} />}
        {Section && <Section key={section} />}
      </div>
      <Toasts />
    </div>
  );
}
