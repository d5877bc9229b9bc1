import type { I18nClient } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { roleOf } from '../access/role.ts';

type Props = { i18n: I18nClient; user: PayloadRequest['user'] };

/** The front desk edits no content, so its start page would otherwise be blank. */
export function DeskWelcome({ i18n, user }: Props) {
  if (roleOf(user) !== 'balcao') return null;
  const isEnglish = i18n.language === 'en';
  return (
    <section className="desk-welcome">
      <h1>{isEnglish ? 'Front desk' : 'Balcão'}</h1>
      <p>
        {isEnglish
          ? 'You are signed in. Bookings and requests are not handled here yet; the content of the site is edited by the editors.'
          : 'A sessão está iniciada. As marcações e os pedidos ainda não são tratados aqui; o conteúdo do site é editado pelos editores.'}
      </p>
    </section>
  );
}
