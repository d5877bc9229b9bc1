import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { AccountScreens, useAccountState } from './account.tsx';
import { AreaGallery } from './area/area-gallery.tsx';
import type { SampleDrawings } from './area/sample-drawings.server.ts';
import { Buttons } from './buttons-links.tsx';
import { Choices } from './choices.tsx';
import { Content } from './content.tsx';
import { DateAndTime } from './date-and-time.tsx';
import { GalleryFields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import styles from './gallery.module.css';
import { GalleryMenu } from './gallery-menu.tsx';
import { Media } from './media.tsx';
import { GalleryMessages } from './messages.tsx';
import { Navigation } from './navigation.tsx';
import type { SectionName } from './section-names.ts';
import type { ColourToken } from './tokens.server.ts';

const sections: Record<Exclude<SectionName, 'foundations' | 'area'>, ComponentType> = {
  'buttons-links': Buttons,
  fields: GalleryFields,
  choices: Choices,
  'date-and-time': DateAndTime,
  messages: GalleryMessages,
  content: Content,
  navigation: Navigation,
  media: Media,
  account: AccountScreens,
};

type Props = { section: SectionName; colours: ColourToken[] | undefined; drawings: SampleDrawings | undefined };

export function GalleryPage({ section, colours, drawings }: Props) {
  const t = useTranslations('gallery');
  const state = useAccountState();
  const Section = section === 'foundations' || section === 'area' ? undefined : sections[section];
  if (section === 'account' && state) return state;
  return (
    <div className={styles['gallery']}>
      <GalleryMenu current={section} />
      <div className={styles['specimens']}>
        <h1 className={styles['title']}>{t(`sections.${section}.title`)}</h1>
        <p className={styles['lead']}>{t(`sections.${section}.lead`)}</p>
        {colours && <Foundations colours={colours} />}
        {drawings && <AreaGallery drawings={drawings} />}
        {Section && <Section key={section} />}
      </div>
    </div>
  );
}
