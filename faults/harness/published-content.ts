import type pg from 'pg';

const inBoth = (words: string) => ({ pt: words, en: words });

const clinic = { nome: inBoth('Instituto da Próstata'), telefone: '+351 210 000 000', email: 'geral@exemplo.pt' };
const bookings = {
  tipos: [{ tipo_id: 462, nome: inBoth('Consulta de Urologia'), preco_presencial: 90, preco_online: 90 }],
  pagamentos: { multibanco: true, mbway: true, na_clinica: true },
};

const pages = { definicoes: clinic, marcacoes: bookings, menu: {}, rodape: {} };

/** No back office runs here: mails and pages take what they say from what it once published. */
export async function publishContent(pool: pg.Pool): Promise<void> {
  for (const [name, body] of Object.entries(pages))
    await pool.query("insert into core.published_documents (collection, id, body, model) values ($1, $1, $2, 'test')", [
      name,
      JSON.stringify(body),
    ]);
}
