import { ActionForm } from './action-form.tsx';
import { settlePath } from './desk-path.ts';
import { type PressedOn, pressedOnFields } from './work/work-path.ts';

/** `read`: the last letter that the page shows. */
type Props = { itemId: string; words: string; from: PressedOn; look?: 'plain'; read?: string };

/** One press that settles a piece of work; the answer is the page it was pressed on. */
export const SettleForm = ({ itemId, words, from, look, read }: Props) => (
  <ActionForm to={settlePath(itemId)} hidden={{ ...pressedOnFields(from), ...(read && { lida: read }) }}>
    <button type="submit" className="desk-button" data-look={look}>
      {words}
    </button>
  </ActionForm>
);
