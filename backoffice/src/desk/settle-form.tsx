import { randomUUID } from 'node:crypto';
import { settlePath } from './desk-path.ts';

type Props = { itemId: string; words: string; from: 'list' | 'file'; look?: 'plain' };

/** One press that settles a piece of work; the answer is the page it was pressed on. */
export const SettleForm = ({ itemId, words, from, look }: Props) => (
  <form className="desk-press" action={settlePath(itemId)} method="post">
    <input type="hidden" name="pedido" value={randomUUID()} />
    <input type="hidden" name="de" value={from} />
    <button type="submit" className="desk-button" data-look={look}>
      {words}
    </button>
  </form>
);
