/** Drawn on a grid of 24, in lines, like the icons of the website. */
const paths = {
  home: 'M4 11 12 4l8 7v9h-5.5v-5.5h-5V20H4z',
  inbox: 'M4 13 6.5 5h11L20 13v6H4zM4 13h5l1.2 2.5h3.6L15 13h5',
  day: 'M5 5h14v15H5zM5 9.5h14M9 3v4M15 3v4M8.5 13h7M8.5 16.5h4',
  calendar: 'M5 5h14v15H5zM5 9.5h14M9 3v4M15 3v4',
  phone: 'M5 4h4l2 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 2v3.7a1.8 1.8 0 0 1-2 1.8A16 16 0 0 1 3.5 6 1.8 1.8 0 0 1 5 4z',
  waiting: 'M4 6h9M4 12h6M4 18h6M21 16a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM16.5 13.8V16l1.5 1',
  reply: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5',
  person: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20a7.5 7.5 0 0 1 15 0z',
  people: 'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 19.5a6 6 0 0 1 12 0zM15.5 5a3 3 0 0 1 0 5.8M17.5 14a5.5 5.5 0 0 1 3.5 5.5',
  mail: 'M4 6h16v12H4zM4 7l8 6.5L20 7',
  send: 'M20 4 3.5 10.5 10 13.5 13.5 20zM20 4 10 13.5',
  ticket: 'M4 7h16v3.5a1.8 1.8 0 0 0 0 3.5v3H4v-3a1.8 1.8 0 0 0 0-3.5zM14 7v10',
  pulse: 'M3 12h4.5L10 6l4 12 2.5-6H21',
  compass: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM15.5 8.5l-2 5-5 2 2-5z',
  chart: 'M4 4v16h16M8.5 16v-4M12.5 16V8M16.5 16v-6',
  record: 'M6 3.5h9l3.5 3.5v13.5H6zM9 10h6M9 13.5h6M9 17h3.5',
  shield: 'M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.2 10',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13',
  layers: 'M12 4 3.5 8.5 12 13l8.5-4.5zM3.5 12.5 12 17l8.5-4.5M3.5 16.3l8.5 4.2 8.5-4.2',
  drop: 'M12 3.5c3.5 4.2 6 7.3 6 10.5a6 6 0 0 1-12 0c0-3.2 2.5-6.3 6-10.5z',
  tube: 'M8 3.5h8M9.5 3.5v14a2.5 2.5 0 0 0 5 0v-14M9.5 12h5',
  pencil: 'M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5zM14 6.5l3.5 3.5',
  tag: 'M4 4h8l8.5 8.5-8 8L4 12zM8.5 8.5v.01',
  quote: 'M10 7H5v6h5v-6zM10 13c0 2.5-1.5 4-4 4.5M19 7h-5v6h5V7zM19 13c0 2.5-1.5 4-4 4.5',
  play: 'M4 5h16v14H4zM10 9v6l5-3z',
  booklet: 'M6 3.5h12v17H6zM9.5 3.5v17M12.5 8h3M12.5 11h3',
  image: 'M4 5h16v14H4zM4 16.5l5-5 4 4 2.5-2.5 4.5 4M15.5 9.5v.01',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5',
  page: 'M5 4h14v16H5zM5 8.5h14M8.5 12.5h7M8.5 16h4',
  leave: 'M13 4H5v16h8M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  door: 'M6 20.5v-17h10v17M3.5 20.5h17M13 12v.01',
  check: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8.5 12l2.5 2.5 4.5-5',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5M12 8v.01',
  list: 'M4 6h.01M4 12h.01M4 18h.01M8.5 6H20M8.5 12H20M8.5 18H20',
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3',
  question: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.8 9.5a2.3 2.3 0 1 1 3.2 2.2c-.7.4-1 .8-1 1.8M12 16.5v.01',
  turn: 'M9 5 4.5 9.5 9 14M4.5 9.5H15a4.5 4.5 0 0 1 0 9h-3',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21',
  gear: 'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  euro: 'M18.5 6.5a7 7 0 1 0 0 11M4 10.5h9M4 13.5h8',
  warning: 'M12 4 3 19.5h18zM12 10v4.5M12 17v.01',
  fold: 'M5 5h14v14H5zM10 5v14M16 9.5 13.5 12l2.5 2.5',
  note: 'M5 4h14v10l-5 6H5zM14 20v-6h5M8.5 8.5h7M8.5 12h4',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
} as const;

export type StaffIconName = keyof typeof paths;

/** Beside words that say the same. */
export const StaffIcon = ({ name }: { name: StaffIconName }) => (
  <svg
    aria-hidden="true"
    className="staff-icon"
    fill="none"
    height="20"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="1.7"
    viewBox="0 0 24 24"
    width="20"
  >
    <path d={paths[name]} />
  </svg>
);
