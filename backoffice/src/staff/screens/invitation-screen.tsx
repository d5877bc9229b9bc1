import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { ClinicLogo } from '../../components/clinic-logo.tsx';
import { labelIn } from '../../language/label.ts';
import { accountOfLink } from '../accounts/links.ts';
import { signInErrors } from '../sign-in-words.ts';
import { ChoosePassword } from './choose-password.tsx';

/** Open to anybody who holds the link; it shows no name, and a link that is over says so before anything is typed. */
export async function InvitationScreen({ initPageResult, params }: AdminViewServerProps) {
  const { req } = initPageResult;
  const segments = params?.['segments'];
  const token = Array.isArray(segments) ? String(segments[1] ?? '') : '';
  const isGood = (await accountOfLink(req, token)) !== null;
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <ClinicLogo payload={req.payload} />
      </div>
      {isGood ? (
        <ChoosePassword token={token} language={req.i18n.language} />
      ) : (
        <p className="staff-sign-in" role="alert">
          {labelIn(req.i18n.language, signInErrors.linkOver)}
        </p>
      )}
    </MinimalTemplate>
  );
}
