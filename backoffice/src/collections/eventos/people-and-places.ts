import type { ArrayField, Field, RelationshipField, TextField } from 'payload';
import { httpsUrl } from '../../fields/https-url.ts';
import { line } from '../../fields/line.ts';
import { rows } from '../../fields/rows.ts';
import { label } from '../../language/label.ts';

const mostPlaces = 2000;

export const attendanceAndPlaces = (): Field[] => [
  {
    name: 'modalidade',
    type: 'select',
    defaultValue: 'presencial',
    label: label('Como se assiste', 'How to attend'),
    admin: { position: 'sidebar' },
    options: [
      { value: 'presencial', label: label('Na sala', 'In the room') },
      { value: 'online', label: label('Por vídeo', 'By video') },
      { value: 'ambos', label: label('Na sala ou por vídeo', 'In the room or by video') },
    ],
  },
  {
    name: 'lugares',
    type: 'number',
    min: 1,
    max: mostPlaces,
    label: label('Lugares', 'Places'),
    admin: {
      position: 'sidebar',
      description: label(
        'Na sala; num evento só por vídeo, em vídeo. Cheios, as inscrições vão para a lista de espera. Vazio: sem limite.',
        'In the room; where there is only video, by video. Once full, registrations go to the waiting list. Empty: no limit.',
      ),
    },
  },
];

export const speakers = (): RelationshipField => ({
  name: 'oradores',
  type: 'relationship',
  relationTo: 'equipa',
  hasMany: true,
  label: label('Da equipa', 'From the team'),
});

const guestName: TextField = { name: 'nome', type: 'text', required: true, maxLength: 200, label: label('Nome', 'Name') };

export const guests = (): ArrayField =>
  rows(
    'convidados',
    label('Convidados', 'Guests'),
    label('Convidado', 'Guest'),
    [guestName, line('cargo', label('Profissão', 'Profession'))],
    {
      description: label('Quem não é da equipa.', 'Those who are not of the team.'),
      maxRows: 8,
    },
  );

/** Published with the event, but never shown on its page: only whoever is registered gets to see it. */
export const videoLink = (): TextField =>
  httpsUrl('ligacao_video', label('Endereço do vídeo', 'Address of the video'), {
    description: label(
      'Não aparece na página. Segue na véspera para quem se inscreveu por vídeo.',
      'Not shown on the page. Sent the day before to those who registered for video.',
    ),
  });
