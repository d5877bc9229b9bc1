import type { ReactNode } from 'react';
import { type Label, labelIn } from '../../language/label.ts';

/** A cell for each heading. `isNeeded`: somebody has to see to it. */
type DeskTableRow = { id: string; isNeeded?: boolean; cells: ReactNode[] };
/** `columns`: a name for their widths, where tables below one another have to line up. */
type Props = { headings: Label[]; rows: DeskTableRow[]; columns?: string; language: string };

/** The first cell leads to the page of the row. */
export const DeskTable = ({ headings, rows, columns, language }: Props) => (
  <div className="desk-scroll">
    <table className="desk-table" data-columns={columns}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading.pt} scope="col">
              {labelIn(language, heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, isNeeded, cells }) => (
          <tr key={id} data-needed={isNeeded}>
            {headings.map((heading, place) => (
              <td key={heading.pt}>{cells[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
