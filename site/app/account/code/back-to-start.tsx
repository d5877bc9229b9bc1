import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { ArrowLink } from '../../components/arrow-link.tsx';
import type { AccountCodePurpose } from './second-step-view.ts';

/** To the page where the e-mail was typed, to correct it; whoever is signed in, to where they were. */
const starts = {
  register: 'register',
  signIn: 'login',
  newDevice: 'login',
  confirmIdentity: 'personalArea',
  newEmail: 'accountSafety',
  linkRecord: 'linkRecord',
} as const satisfies Record<AccountCodePurpose, string>;

export function BackToStart({ purpose }: { purpose: AccountCodePurpose }) {
  const t = useTranslations('account.back');
  const start = starts[purpose];
  return (
    <ArrowLink to={pathTo(useLocale(), start)} back reloadDocument>
      {t(start)}
    </ArrowLink>
  );
}
