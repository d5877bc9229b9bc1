/** On every screen, also before anybody has signed in and has a language; therefore in both. */
export function RehearsalNote() {
  return (
    <p className="rehearsal-note" role="note">
      <span lang="pt-PT">Ambiente de ensaio: nada do que fizer aqui é real.</span>{' '}
      <span lang="en-GB">Rehearsal: nothing you do here is real.</span>
    </p>
  );
}
