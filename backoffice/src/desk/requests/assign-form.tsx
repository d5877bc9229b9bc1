import { randomUUID } from 'node:crypto';
import { type Label, labelIn } from '../../language/label.ts';
import { documentWords } from './document-words.ts';
import { assignPath } from './request-path.ts';

export type AssignableDoctor = { id: number; name: string };
type Props = { requestId: string; doctors: AssignableDoctor[]; assignedTo: number | null; language: string };

/** Who of the doctors reads a request: for the front desk. */
export function AssignForm({ requestId, doctors, assignedTo, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <section className="desk-card" aria-labelledby="desk-doctor">
      <h2 id="desk-doctor">{say(documentWords.doctor)}</h2>
      <p>{doctors.find(({ id }) => id === assignedTo)?.name ?? say(documentWords.nobody)}</p>
      {doctors.length === 0 ? (
        <p className="desk-quiet">{say(documentWords.noDoctors)}</p>
      ) : (
        <form className="desk-press" action={assignPath(requestId)} method="post">
          <input type="hidden" name="pedido" value={randomUUID()} />
          <select name="medico" aria-labelledby="desk-doctor" defaultValue={assignedTo ?? undefined}>
            {doctors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button type="submit" className="desk-button">
            {say(documentWords.assign)}
          </button>
        </form>
      )}
    </section>
  );
}
