// 24 px interface glyphs, one colour (currentColor), line of 2.
import { svg } from './base.mjs';

const G = (b) =>
  svg(24, 24, b, { attr: 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"' });
const p = (d) => `<path d="${d}"/>`;
const s = 'fill="currentColor" stroke="none"';

const set = {
  search: `<circle cx="10.500" cy="10.500" r="6.500"/>${p('M15.500 15.500L21 21')}`,
  phone: p(
    'M5 3.500H9L11 8.500L8.500 10.500A12 12 0 0 0 13.500 15.500L15.500 13L20.500 15V19A1.800 1.800 0 0 1 18.500 20.500A16 16 0 0 1 3.500 5.500A1.800 1.800 0 0 1 5 3.500Z',
  ),
  menu: p('M3 6H21M3 12H21M3 18H21'),
  close: p('M5 5L19 19M19 5L5 19'),
  'chevron-down': p('M6 9L12 15L18 9'),
  'chevron-up': p('M6 15L12 9L18 15'),
  'chevron-right': p('M9 6L15 12L9 18'),
  'chevron-left': p('M15 6L9 12L15 18'),
  'arrow-right': p('M4 12H20M14 6L20 12L14 18'),
  'arrow-left': p('M20 12H4M10 6L4 12L10 18'),
  calendar: p('M4 5H20V20H4ZM4 10H20M8.500 2.500V7M15.500 2.500V7'),
  clock: `<circle cx="12" cy="12" r="9"/>${p('M12 7V12L15.500 14')}`,
  user: `<circle cx="12" cy="8" r="4.500"/>${p('M3.500 21C4.500 16.500 8 14.500 12 14.500S19.500 16.500 20.500 21')}`,
  check: p('M4.500 12.500L10 18L20 6.500'),
  warning: `${p('M12 3.500L22 20.500H2Z') + p('M12 10V14')}<circle cx="12" cy="17.200" r="1.200" ${s}/>`,
  info: `<circle cx="12" cy="12" r="9"/>${p('M12 11V16.500')}<circle cx="12" cy="7.600" r="1.200" ${s}/>`,
  external: p('M10 4H4V20H20V14M14 4H20V10M20 4L11 13'),
  play: p('M7 4L20 12L7 20Z'),
  pause: p('M8 5V19M16 5V19'),
  download: p('M12 3V15M6.500 10L12 15.500L17.500 10M4 20H20'),
  print: p('M7 8V3H17V8M7 17H3V8H21V17H17M7 14H17V21H7Z'),
  mail: p('M3 5H21V19H3ZM3.500 5.500L12 13L20.500 5.500'),
  'map-pin': `${p('M12 21.500C12 21.500 19 15 19 9.500A7 7 0 0 0 5 9.500C5 15 12 21.500 12 21.500Z')}<circle cx="12" cy="9.500" r="2.500"/>`,
  video: p('M3 6H15V18H3ZM15 11L21 7.500V16.500L15 13'),
  copy: p('M8 8H20V20H8ZM16 8V4H4V16H8'),
  globe: `<circle cx="12" cy="12" r="9"/>${p('M3 12H21M12 3C8.500 6.500 8.500 17.500 12 21M12 3C15.500 6.500 15.500 17.500 12 21')}`,
  plus: p('M12 5V19M5 12H19'),
  minus: p('M5 12H19'),
  document: p('M6 3H14L19 8V21H6ZM14 3V8H19M9.500 13H15.500M9.500 17H15.500'),
  'shield-check':
    p('M12 3L20 6V11.500C20 16.500 16.500 19.500 12 21.500C7.500 19.500 4 16.500 4 11.500V6Z') + p('M8.500 12L11 14.500L15.500 9.500'),
  chart: p('M4 4V20H20M7.500 15L11.500 10.500L14.500 13L20 7'),
  people: `<circle cx="9" cy="8" r="3.500"/>${p('M2.500 20C3 16 5.500 14 9 14S15 16 15.500 20M16 5A3.500 3.500 0 0 1 16 11.500M18 14.500C20 15.300 21.200 17.100 21.500 20')}`,
  fingerprint: p(
    'M12 11V14C12 16 11.500 18 10.500 20M8.500 18.500C9.100 17 9.300 15.500 9.300 14V11.500A2.700 2.700 0 0 1 14.700 11.500V14C14.700 16.500 14.200 18.700 13.400 20.500M5.800 16C6.100 15 6.200 14 6.200 13V11.500A5.800 5.800 0 0 1 17.800 11.500V14C17.800 15.500 17.700 17 17.400 18.300M4 8.500A9 9 0 0 1 12 3.500A9 9 0 0 1 20 8.500',
  ),
  lock: p('M5 11H19V20H5ZM8 11V8A4 4 0 0 1 16 8V11'),
  mobile: p('M7 2.500H17V21.500H7ZM11 18.500H13'),
  computer: p('M5 5H19V15H5ZM2.500 19H21.500'),
  home: p('M4 11L12 4L20 11V20H14.500V14.500H9.500V20H4Z'),
  'sign-out': p('M14 4H5V20H14M10 12H21M17 8L21 12L17 16'),
  share: p('M12 15V4M8 7.500L12 3.500L16 7.500M7 11H5V20H19V11H17'),
  key: `<circle cx="8" cy="16" r="4.500"/>${p('M11.500 12.500L20 4M16.500 7.500L19.500 10.500')}`,
  euro: p('M18.500 6A7.500 7.500 0 1 0 18.500 18M3.500 10.500H13M3.500 14H12'),
  facebook: p('M16.500 3.500H14.500C12 3.500 10.500 5 10.500 7.500V21M7 12H15.500'),
  youtube:
    p('M6 5.500H18A4 4 0 0 1 22 9.500V14.500A4 4 0 0 1 18 18.500H6A4 4 0 0 1 2 14.500V9.500A4 4 0 0 1 6 5.500Z') +
    p('M10 9.200L15 12L10 14.800Z'),
  instagram:
    p('M8 3H16A5 5 0 0 1 21 8V16A5 5 0 0 1 16 21H8A5 5 0 0 1 3 16V8A5 5 0 0 1 8 3Z') +
    '<circle cx="12" cy="12" r="4"/>' +
    `<circle cx="17" cy="7" r="1.200" ${s}/>`,
  linkedin:
    p('M5.500 10V20M11 20V10M11 14.500C11 12 12.500 10.500 14.800 10.500C17.500 10.500 18.500 12.200 18.500 15V20') +
    `<circle cx="5.500" cy="5" r="1.600" ${s}/>`,
};
export const glyphFiles = Object.fromEntries(Object.entries(set).map(([k, b]) => [k, G(b)]));
