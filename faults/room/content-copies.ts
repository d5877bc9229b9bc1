import { settingsQuery } from '@clinic/core/content/site-settings';
import { locales } from '@clinic/core/kernel/locale';
import type pg from 'pg';

/** No back office runs here: mails take the clinic's address from the last good copy, as they do when it is down. */
export async function keepContactCopy(pool: pg.Pool): Promise<void> {
  for (const locale of locales) {
    const { path, tags } = settingsQuery(locale);
    const body = { nome: 'Instituto da Próstata', telefone: '+351 210 000 000', email: 'geral@exemplo.pt', morada: {}, registos: {} };
    await pool.query('insert into core.content_copies (key, tags, body) values ($1, $2, $3)', [path, tags, JSON.stringify(body)]);
  }
}
