import type { I18nClient } from '@payloadcms/translations';
import type { Payload, PayloadRequest } from 'payload';
import { roleOf } from '../access/role.ts';
import { accountsPath } from '../desk/accounts/account-path.ts';
import { AccountSearch } from '../desk/accounts/account-search.tsx';
import { accountListWords } from '../desk/accounts/account-words.ts';
import { deskOf } from '../desk/desk-of.ts';
import { deskPath, workPath } from '../desk/desk-path.ts';
import { label, labelIn } from '../language/label.ts';

type Props = { i18n: I18nClient; payload: Payload; user: PayloadRequest['user'] };

const words = {
  title: label('Balcão', 'Front desk'),
  none: label('Nada por fazer neste momento.', 'Nothing to do at the moment.'),
  one: label('1 coisa por fazer.', '1 thing to do.'),
  many: label('{count} coisas por fazer.', '{count} things to do.'),
  caller: label('Alguém liga por causa da sua conta', 'Somebody calls about their account'),
  open: label('Abrir o que está por fazer', 'Open what is to do'),
  bookings: label('Marcações online', 'Online bookings'),
  settings: label('Preços, pagamentos e lembretes', 'Prices, payments and reminders'),
};

/** The front desk edits no pages: its start page says what waits for somebody. */
export async function DeskWelcome({ i18n, payload, user }: Props) {
  if (roleOf(user) !== 'balcao') return null;
  const count = await (await deskOf(payload)).countOpenWork();
  const counted = count === 0 ? words.none : count === 1 ? words.one : words.many;
  return (
    <section className="desk-welcome">
      <h1>{labelIn(i18n.language, words.title)}</h1>
      <p className="desk-count" data-needed={count > 0}>
        {labelIn(i18n.language, counted).replace('{count}', String(count))}
      </p>
      <p className="desk-ways">
        <a className="desk-button" href={workPath}>
          {labelIn(i18n.language, words.open)}
        </a>
        <a href={deskPath}>{labelIn(i18n.language, words.bookings)}</a>
        <a href={accountsPath}>{labelIn(i18n.language, accountListWords.title)}</a>
        <a href="/admin/globals/marcacoes">{labelIn(i18n.language, words.settings)}</a>
      </p>
      <h2>{labelIn(i18n.language, words.caller)}</h2>
      <AccountSearch language={i18n.language} />
    </section>
  );
}
