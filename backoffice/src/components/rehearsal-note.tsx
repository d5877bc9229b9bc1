import type { RehearsalName } from '@clinic/core/settings/deployment';

const words = {
  rehearsal: { pt: 'Ambiente de ensaio: nada do que fizer aqui é real.', en: 'Rehearsal: nothing you do here is real.' },
  training: {
    pt: 'Sistema de treino: nomes e contactos inventados, marcações da clínica. Trate tudo como dados de doentes; nada do que fizer aqui é real.',
    en: 'Training system: invented names and contacts, the clinic’s own bookings. Treat all of it as patients’ data; nothing you do here is real.',
  },
};

/** On every screen, also before anybody has signed in and has a language; therefore in both. */
export function RehearsalNote({ name }: { name: Exclude<RehearsalName, false> }) {
  const { pt, en } = words[name];
  return (
    <p className="rehearsal-note" role="note">
      <span lang="pt-PT">{pt}</span> <span lang="en-GB">{en}</span>
    </p>
  );
}
