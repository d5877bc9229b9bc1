import { expect, test } from 'vitest';
import { createAddressBook } from '../../addresses/address-book.ts';
import { drawing, said, sampleDoctor, sampleLibrary } from '../library/sample-library.ts';
import { readEvent, readEvents, readVideoAddress } from './read-events.ts';

const document = (id: number, slug: string) => ({
  collection: 'eventos' as const,
  id,
  slugs: { pt: slug, en: null },
  titles: { pt: slug, en: null },
  parent: null,
  updatedAt: '2026-11-01T10:00:00.000Z',
});
const book = createAddressBook([document(1, 'janeiro'), document(2, 'novembro'), document(3, 'por-marcar')]);
const january = {
  id: 1,
  titulo: 'Sessão de janeiro',
  slug: 'janeiro',
  excerto: 'Uma conversa.',
  imagem: drawing,
  data_inicio: '2027-01-21T18:30:00.000Z',
  data_fim: '2027-01-21T20:00:00.000Z',
  modalidade: 'ambos',
  local: 'Sala de espera',
  morada: 'Rua do Exemplo 00',
  lugares: 30,
  inscricoes_abertas: true,
  texto: said('Falamos de tudo.'),
  oradores: [sampleDoctor, 99],
  convidados: [{ nome: 'Leonor Figueira', cargo: 'Nutricionista' }],
  ligacao_video: 'https://video.example.com/segredo',
};
const library = sampleLibrary(book, {
  'eventos/1': january,
  'eventos/2': { id: 2, titulo: 'Novembro', slug: 'novembro', data_inicio: '2026-11-20T18:00:00.000Z', modalidade: 'online' },
  'eventos/3': { id: 3, titulo: 'Por marcar', slug: 'por-marcar', data_inicio: 'nunca' },
});

test('events are listed by their day; one without a day comes last, and one without words in the language not at all', () => {
  expect(readEvents(library, 'pt').map(({ title, startsAt, attendance }) => [title, startsAt, attendance])).toEqual([
    ['Novembro', '2026-11-20T18:00:00.000Z', 'video'],
    ['Sessão de janeiro', '2027-01-21T18:30:00.000Z', 'both'],
    ['Por marcar', null, 'room'],
  ]);
  expect(readEvents(library, 'en')).toEqual([]);
});

test('an event tells when, where, how many may come and who speaks, also guests', () => {
  expect(readEvent(library, document(1, 'janeiro'), 'pt')).toMatchObject({
    title: 'Sessão de janeiro',
    to: '/pt/eventos/janeiro',
    attendance: 'both',
    place: 'Sala de espera',
    address: 'Rua do Exemplo 00',
    places: 30,
    isOpen: true,
    speakers: [{ name: 'António Meireles' }, { name: 'Leonor Figueira', role: 'Nutricionista', to: null }],
  });
  expect(readEvent(library, document(1, 'janeiro'), 'en')).toBeNull();
});

test('where the video is seen is in no page, and only an https address counts', () => {
  expect(JSON.stringify([readEvent(library, document(1, 'janeiro'), 'pt'), readEvents(library, 'pt')])).not.toContain('segredo');
  expect(readVideoAddress(library, 1)).toBe('https://video.example.com/segredo');
  expect(readVideoAddress(library, 2)).toBe('');
});
