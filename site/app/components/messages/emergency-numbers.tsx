import { Fragment } from 'react';

const numbers: Record<string, { href: string; shown: string }> = {
  '112': { href: 'tel:112', shown: '112' },
  'SNS 24': { href: 'tel:808242424', shown: 'SNS 24: 808 24 24 24' },
};
const named = /(112|SNS 24)/;

/** A text in which the numbers for an emergency can be pressed. Who needs them should not have to type. */
export function EmergencyNumbers({ children }: { children: string }) {
  return children.split(named).map((part, index) => {
    const number = numbers[part];
    const key = `${index} ${part}`;
    if (!number) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={number.href} className="nowrap">
        {number.shown}
      </a>
    );
  });
}
