import { settingsQuery } from '@clinic/core/content/site-settings';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type pg from 'pg';

const clinic = { nome: 'Instituto da Próstata', telefone: '+351 210 000 000', email: 'geral@exemplo.pt', morada: {}, registos: {} };
const bookings = {
  tipos: [{ tipo_id: 462, nome: 'Consulta de Urologia', texto: '', preco_presencial: 90, preco_online: 90 }],
  pagamentos: { multibanco: true, mbway: true, na_clinica: true },
};

const copyOf = (global: string, locale: Locale, body: object) => ({
  path: `/api/globals/${global}?locale=${locale}&depth=0`,
  tags: [global],
  body,
});

const copies = [
  { path: '/api/addresses', tags: ['addresses'], body: { documents: [] } },
  ...locales.flatMap((locale) => [
    { ...settingsQuery(locale), body: clinic },
    copyOf('marcacoes', locale, bookings),
    copyOf('menu', locale, {}),
    copyOf('rodape', locale, {}),
  ]),
];

/** No back office runs here: mails and pages take what they say from the last good copies, as they do when it is down. */
export async function keepContentCopies(pool: pg.Pool): Promise<void> {
  for (const { path, tags, body } of copies)
    await pool.query('insert into core.content_copies (key, tags, body) values ($1, $2, $3)', [path, tags, JSON.stringify(body)]);
}
