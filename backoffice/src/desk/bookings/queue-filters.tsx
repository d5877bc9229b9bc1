import type { QueueQuestion } from '@clinic/core/desk/read-queue';
import { labelIn } from '../../language/label.ts';
import { deskPath } from '../desk-path.ts';
import { listWords } from '../page-words.ts';
import { stateWords } from '../status-words.ts';
import { deskStates, listAddress } from './list-query.ts';

type Props = { question: QueueQuestion; doctors: { id: number; name: string }[]; language: string };

/** A plain form: the choices stand in the address, and none of them tells of a patient. */
export function QueueFilters({ question, doctors, language }: Props) {
  const all = <option value="">{labelIn(language, listWords.all)}</option>;
  return (
    <form className="desk-filters" action={deskPath} method="get">
      <label>
        {labelIn(language, listWords.day)}
        <input type="date" name="dia" defaultValue={question.day ?? ''} />
      </label>
      <label>
        {labelIn(language, listWords.doctor)}
        <select name="medico" defaultValue={question.doctorId ?? ''}>
          {all}
          {doctors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {labelIn(language, listWords.state)}
        <select name="estado" defaultValue={question.state ?? ''}>
          {all}
          {deskStates.map((state) => (
            <option key={state} value={state}>
              {labelIn(language, stateWords[state])}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="desk-button">
        {labelIn(language, listWords.filter)}
      </button>
      <a href={deskPath}>{labelIn(language, listWords.clear)}</a>
      <a href={listAddress({ day: null, doctorId: null, state: 'pendingPayment', page: 1 })}>{labelIn(language, listWords.callList)}</a>
    </form>
  );
}
