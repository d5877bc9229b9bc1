type Way = { href: string; words: string; isCurrent?: boolean };
type Props = { name: string; previous: Way; between: Way[]; next: Way };

/** Back and on by one, and what is asked for most between them. The arrows have their words, too, for whoever does not see them. */
export const DaySwitch = ({ name, previous, between, next }: Props) => (
  <nav className="day-switch" aria-label={name}>
    <Arrow {...previous} sign="‹" />
    {between.map(({ href, words, isCurrent }) => (
      <a key={words} href={href} aria-current={isCurrent ? 'date' : undefined}>
        {words}
      </a>
    ))}
    <Arrow {...next} sign="›" />
  </nav>
);

const Arrow = ({ href, words, sign }: Way & { sign: string }) => (
  <a href={href} title={words}>
    <span aria-hidden="true">{sign}</span>
    <span className="desk-hidden">{words}</span>
  </a>
);
