import type { BookingLetter } from '@clinic/core/desk/desk-store';
import { returnCause } from '@clinic/core/mail/returns/return-cause';
import { labelIn } from '../../language/label.ts';
import { formatDateTime } from '../in-words.ts';
import { returnCauseWords, returnedWords } from '../letter-words.ts';

/** Of the last letter to an address; one that came back before it counts no more. */
export function lastReturn(sent: readonly BookingLetter[], address: string): BookingLetter['returned'] {
  const [last] = sent
    .filter(({ recipient }) => recipient.toLowerCase() === address.toLowerCase())
    .sort((one, other) => other.queuedAt.getTime() - one.queuedAt.getTime());
  return last?.returned ?? null;
}

type Props = { sent: readonly BookingLetter[]; addresses: readonly string[]; language: string };

/** Before another letter goes to where the last one came back from. */
export const ReturnedLetters = ({ sent, addresses, language }: Props) =>
  addresses.map((address) => {
    const returned = lastReturn(sent, address);
    return (
      returned && (
        <p key={address} className="desk-attention" role="note">
          {labelIn(language, returnedWords)
            .replace('{address}', address)
            .replace('{moment}', formatDateTime(returned.at))
            .replace('{why}', labelIn(language, returnCauseWords[returnCause(returned.status)]))}
        </p>
      )
    );
  });
