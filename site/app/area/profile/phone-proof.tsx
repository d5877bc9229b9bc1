import { pathTo } from '@clinic/core/addresses/path-to';
import { codeMinutes } from '@clinic/core/identity/codes/code-figures';
import { useLocale, useTranslations } from 'use-intl';
import { CodeField } from '../../components/fields/code-field.tsx';
import { ActForm } from '../parts/act-form.tsx';
import { PlainButton } from '../parts/arrow-anchor.tsx';
import type { ProfileView } from '../profile-view.ts';
import { LineForm } from './line-form.tsx';
import styles from './phone-proof.module.css';
import { useProfileProblems } from './use-profile-problems.ts';

/** The offer to show by a code that a new phone is one's own. Until then it is there to be called, and proves nothing. */
export function PhoneProofOffer() {
  const t = useTranslations('area.profile.phoneProof');
  return (
    <ActForm go="askPhoneCode" className={styles['offer']}>
      <small>{t('why')}</small>
      <PlainButton glyph="phone">{t('ask')}</PlainButton>
    </ActForm>
  );
}

/** The number is kept already: whoever has no code at hand leaves, and loses nothing. */
export function PhoneCodeForm({
  proof: { phone, isSentAgain },
  view,
}: {
  proof: NonNullable<ProfileView['phoneProof']>;
  view: ProfileView;
}) {
  const t = useTranslations('area.profile.phoneProof');
  const { errorOf } = useProfileProblems(view.problems);
  const profile = pathTo(useLocale(), 'profile');
  return (
    <>
      <p>{t(isSentAgain ? 'sentAgain' : 'sent', { phone })}</p>
      <LineForm go="provePhone" back={`${profile}#phone`} submit={t('confirm')} leave={t('later')}>
        <CodeField name="code" label={t('code')} hint={t('hint', { minutes: codeMinutes })} error={errorOf('code')} />
      </LineForm>
      <ActForm go="askPhoneCode">
        <PlainButton glyph="phone">{t('again')}</PlainButton>
      </ActForm>
    </>
  );
}
