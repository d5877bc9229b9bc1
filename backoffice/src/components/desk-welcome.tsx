import { countNeedingPerson } from '@clinic/core/desk/read-queue';
import type { I18nClient } from '@payloadcms/translations';
import type { Payload, PayloadRequest } from 'payload';
import { roleOf } from '../access/role.ts';
import { deskOf } from '../desk/desk-of.ts';
import { deskPath } from '../desk/desk-path.ts';
import { inLanguage, label } from '../language/label.ts';

type Props = { i18n: I18nClient; payload: Payload; user: PayloadRequest['user'] };

const words = {
  title: label('Balcão', 'Front desk'),
  none: label('Nenhuma marcação precisa de uma pessoa neste momento.', 'No booking needs a person at the moment.'),
  one: label('1 marcação precisa de uma pessoa.', '1 booking needs a person.'),
  many: label('{count} marcações precisam de uma pessoa.', '{count} bookings need a person.'),
  open: label('Abrir as marcações online', 'Open the online bookings'),
  settings: label('Preços, pagamentos e lembretes', 'Prices, payments and reminders'),
};

/** The front desk edits no pages: its start page says what waits for somebody. */
export async function DeskWelcome({ i18n, payload, user }: Props) {
  if (roleOf(user) !== 'balcao') return null;
  const count = await countNeedingPerson(await deskOf(payload), new Date());
  const counted = count === 0 ? words.none : count === 1 ? words.one : words.many;
  return (
    <section className="desk-welcome">
      <h1>{inLanguage(i18n.language, words.title)}</h1>
      <p className="desk-count" data-needed={count > 0}>
        {inLanguage(i18n.language, counted).replace('{count}', String(count))}
      </p>
      <p>
        <a className="desk-button" href={deskPath}>
          {inLanguage(i18n.language, words.open)}
        </a>{' '}
        <a href="/admin/globals/marcacoes">{inLanguage(i18n.language, words.settings)}</a>
      </p>
    </section>
  );
}
