import { said } from '../../content/library/sample-library.ts';

const inBoth = (words: string, english = words) => ({ pt: words, en: english });

/** As the back office publishes an article. */
export const sampleArticle = (id: number, { english = true } = {}) => ({
  collection: 'artigos_blog',
  id: String(id),
  body: {
    id,
    slug: english ? inBoth('beber-agua', 'drinking-water') : { pt: 'beber-agua', en: null },
    titulo: inBoth('Beber água à noite', 'Drinking water at night'),
    excerto: inBoth('Quanto, e até que horas.', 'How much, and until when.'),
    texto: { pt: said('Beba mais de manhã.'), en: said('Drink more in the morning.') },
    data_publicacao: '2026-01-01T09:00:00.000Z',
    updatedAt: '2026-01-01T09:00:00.000Z',
  },
});
