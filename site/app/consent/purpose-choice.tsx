import type { Purpose } from '@clinic/core/consent/purposes';
import styles from './consent-dialog.module.css';
import type { Details } from './read-details.ts';

type Props = {
  words: Details;
  purpose: Purpose | 'necessary';
  /** Where its script comes from; empty: not in use; null or undefined: there is nothing to say about it. */
  address?: string | null | undefined;
  checked?: boolean;
  onToggle?(): void;
};

export function PurposeChoice({ words, purpose, address, checked = true, onToggle }: Props) {
  const { name, what, who, duration } = words.purposes[purpose];
  return (
    <section className={styles['purpose']} aria-labelledby={`consent-${purpose}`}>
      {onToggle ? (
        <label className={styles['name']}>
          <input type="checkbox" checked={checked} onChange={onToggle} aria-describedby={`consent-${purpose}-what`} />
          <span id={`consent-${purpose}`}>{name}</span>
        </label>
      ) : (
        <p className={styles['name']}>
          <span id={`consent-${purpose}`}>{name}</span> <em>{words.always}</em>
        </p>
      )}
      <p id={`consent-${purpose}-what`}>{what}</p>
      <dl>
        <dt>{words.who}</dt>
        <dd>
          {who} {address === '' && words.unused}
          {address && `${words.from} ${new URL(address).host}.`}
        </dd>
        <dt>{words.duration}</dt>
        <dd>{duration}</dd>
      </dl>
    </section>
  );
}
