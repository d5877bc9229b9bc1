import { pathTo } from '@clinic/core/addresses/path-to';
import type { PolicyPage } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/use-frame.ts';
import { Opening } from '../reading/opening.tsx';
import { ReadingLayout } from '../reading/reading-layout.tsx';
import { RichTextView } from '../reading/rich-text.tsx';
import { PageSection } from '../reading/section.tsx';
import { LastChange } from './last-change.tsx';
import { policySections } from './policy-sections.ts';

/** One long text: its headings are the page's menu, and its date stands at the top. */
export function PolicyScreen({ policy: { title, text, changedOn } }: { policy: PolicyPage }) {
  const t = useTranslations('reading');
  const { locale } = useFrame();
  const { introduction, sections } = policySections(text);
  return (
    <>
      <Opening breadcrumbs={[{ to: pathTo(locale, 'home'), title: t('home') }]} title={title}>
        <LastChange changedOn={changedOn} />
      </Opening>
      <ReadingLayout sections={sections}>
        {introduction.length > 0 && <RichTextView text={introduction} raised />}
        {sections.map((section) => (
          <PageSection key={section.id} id={section.id} title={section.title}>
            <RichTextView text={section.text} raised />
          </PageSection>
        ))}
      </ReadingLayout>
    </>
  );
}
