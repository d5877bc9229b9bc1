import { labelIn } from '../language/label.ts';
import { historyWords, sayAuthor, sayMoment, sayState } from './history-words.ts';
import type { HistoryLine } from './read-history.ts';

/** Where the list stands: in a tab with an address of its own, or in a sheet above two versions that are being compared. */
type Place = { segments: string[]; query: Record<string, unknown>; isChoice: boolean };
type Props = { lines: HistoryLine[]; place: Place; language: string };

/** In the sheet it takes the place of the older of the two, and all else that was chosen there stays. */
function hrefOf(version: number, { segments, query, isChoice }: Place): string {
  if (!isChoice) return `/admin/${segments.join('/')}/${version}`;
  const chosen = Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return `?${new URLSearchParams({ ...Object.fromEntries(chosen), versionFrom: String(version) })}`;
}

/** With the classes of Payload's own list, for its looks. */
export function VersionsTable({ lines, place, language }: Props) {
  if (lines.length === 0) return <p>{labelIn(language, historyWords.none)}</p>;
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            {[historyWords.savedAt, historyWords.savedBy, historyWords.state].map((heading) => (
              <th key={heading.pt} scope="col">
                {labelIn(language, heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <a href={hrefOf(line.id, place)}>{sayMoment(line.at, language)}</a>
              </td>
              <td>{sayAuthor(line, language)}</td>
              <td>{sayState(line, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
