import type { ReactNode } from 'react';
import styles from './table.module.css';

/** The first cell of a row names the row. */
export type TableRow = { key: string; cells: ReactNode[] };

/** On a phone each row becomes a block, with the column's name in front of each answer: no scrolling sideways. */
export function Table({ caption, columns, rows }: { caption: string; columns: string[]; rows: TableRow[] }) {
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={columns[index + 1]}>
                <span className={styles['column']}>{`${columns[index + 1]}: `}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
