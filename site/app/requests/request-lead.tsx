import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords } from '../components/date/date-words.ts';
import { Link } from '../components/link.tsx';
import type { RequestFormView } from './request-view.ts';

/** What is promised to whoever sends the form now, with the day. */
export function RequestLead({ view: { kind, promisedDay } }: { view: RequestFormView }) {
  const t = useTranslations('requests.forms');
  const locale = useLocale();
  return t.rich(`${kind}.lead`, {
    day: () => <b>{dayInWords(promisedDay, locale)}</b>,
    call: (words) => <Link to={pathTo(locale, 'callBack')}>{words}</Link>,
  });
}
