import { useTranslations } from 'use-intl';
import { Hours } from '../frame/hours.tsx';
import { Notice } from '../frame/notice.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { openPage } from '../open-page.server.ts';
import type { Route } from './+types/interim.ts';

export function loader({ context }: Route.LoaderArgs) {
  const page = openPage(context);
  const heading = readHeading(page);
  return {
    title: heading.title,
    head: pageHead(page, { title: heading.metaTitle, description: heading.metaDescription }),
    messages: messagesFor(page.locale, 'interim'),
  };
}

/** Stands where a screen is still missing: says so, and gives the phone number. */
export default function Interim({ loaderData: { title, head } }: Route.ComponentProps) {
  const t = useTranslations('interim');
  const { settings } = useFrame();
  return (
    <>
      <Head head={head} siteName={settings.name} />
      <Notice title={title} drawing="unpainted">
        <p>{t('text')}</p>
        <p>{t('help')}</p>
        <PhoneLink />
        <p>
          <Hours />
        </p>
      </Notice>
    </>
  );
}
