// Portraits: one skull, dot eyes, soft smile; only hair, glasses, beard, clothes and the tile behind change.
import { C, svg } from './base.mjs';
import { motif, RUN } from './tiles.mjs';

const W = 2; // line, for a 240 × 280 picture
const line = (c = C.ink, w = W) => `stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`;
const S = line();

function backdrop(id, m, bg, fg) {
  const q = motif[m](fg, fg, bg);
  const ros = RUN.has(m)
    ? [
        [0, 0],
        [100, 0],
        [0, 100],
        [100, 100],
      ]
        .map(([x, y]) => `<use href="#${id}q" x="${x}" y="${y}"/>`)
        .join('')
    : [0, 90, 180, 270].map((r) => `<use href="#${id}q" transform="translate(100 100) rotate(${r})"/>`).join('');
  return `<defs><g id="${id}q">${q}</g><pattern id="${id}" width="200" height="200" patternUnits="userSpaceOnUse" patternTransform="scale(.4)">${ros}</pattern></defs><path d="M0 0H240V280H0Z" fill="${bg}"/><path d="M0 0H240V280H0Z" fill="url(#${id})"/>`;
}

export function retrato(id, o) {
  const { skin, shade } = o;
  const ear =
    o.ears === false
      ? ''
      : `<path d="M74 120C66 114 60 122 63 133C65 142 71 147 78 145ZM166 120C174 114 180 122 177 133C175 142 169 147 162 145Z" fill="${skin}" ${S}/><path d="M68 126C70 130 71 135 74 138M172 126C170 130 169 135 166 138" fill="none" ${line(o.feature ?? shade, 1.6)}/>`;
  return svg(
    240,
    280,
    `${backdrop(id, o.m, o.bg, o.pf)}
${o.back ?? ''}
<path d="M14 284C16 238 50 222 92 208H148C190 222 224 238 226 284Z" fill="${o.coat ?? '#fff'}" ${S}/>
<path d="M100 166V204L120 236L140 204V166Z" fill="${skin}" ${S}/>
<path d="M101 176C108 188 132 190 139 178V186C130 197 110 197 101 188Z" fill="${shade}"/>
${o.shirt}
${ear}
<path d="M72 104C72 66 92 52 120 52C148 52 168 66 168 104V130C168 164 146 187 120 187C94 187 72 164 72 130Z" fill="${skin}" ${S}/>
${o.blush ? `<g fill="${o.blush}"><ellipse cx="90" cy="144" rx="10" ry="6.500"/><ellipse cx="150" cy="144" rx="10" ry="6.500"/></g>` : ''}
${o.beard ?? ''}
<path d="M121 122C121 132 127 139 126 143C125 147 119 148 116 146" fill="none" ${line(o.feature ?? shade, 2.6)}/>
<ellipse cx="101" cy="124" rx="3.500" ry="4.300" fill="${C.deep}"/><ellipse cx="141" cy="124" rx="3.500" ry="4.300" fill="${C.deep}"/>
<path d="M92 109.500Q100 104 110 108M132 108Q142 104 150 109.500" fill="none" ${line(o.brow ?? C.deep, 3)}/>
<path d="M105 160Q121 172 137 160" fill="none" ${line(o.lip ?? C.terraD, 2.8)}/>
${o.hair}
${o.glasses ? `<g fill="none" ${line(C.ink, 2.2)}><rect x="84" y="113" width="32" height="24" rx="10"/><rect x="126" y="113" width="32" height="24" rx="10"/><path d="M116 121Q121 118 126 121M84 120L75 117M158 120L165 117" fill="none"/></g>` : ''}`,
  );
}

const coat = (shirt, extra = '') =>
  `<path d="M99 203L88 210L110 286H130L152 210L141 203L120 236Z" fill="${shirt}" ${S}/>${extra}<path d="M88 209L74 241L90 247L83 256L110 290ZM152 209L166 241L150 247L157 256L130 290Z" fill="#fff" ${S}/>`;
const pocket = `<path d="M176 262H202" fill="none" ${S}/><path d="M194 262V252" fill="none" ${line(C.c600, 3)}/>`;

export const retratos = {
  'retrato-antonio': retrato('ra', {
    skin: '#F2CDB1',
    shade: '#DEB091',
    feature: '#C98F6C',
    blush: '#EFBFA3',
    bg: C.c200,
    pf: '#BFD3EA',
    m: 'rim',
    brow: '#7C8593',
    glasses: true,
    shirt: coat(C.c200, `<path d="M114 241L120 236L126 241L124 250L129 286H111L116 250Z" fill="${C.ink}"/>`) + pocket,
    hair: `<path d="M71 114C61 84 74 43 116 42C152 38 178 62 169 114C164 106 163 92 157 83C139 85 112 82 96 73C85 83 77 98 71 114Z" fill="#DCE0E6" ${S}/><path d="M96 73C90 66 92 58 100 52M110 60C124 68 140 70 152 68M160 78C161 74 160 70 158 66" fill="none" ${line('#9AA5B5', 1.8)}/>`,
  }),
  'retrato-sofia': retrato('rs', {
    skin: '#E8B690',
    shade: '#D29A74',
    feature: '#B97A55',
    blush: '#DFA07C',
    bg: C.t200,
    pf: '#F3D3C3',
    m: 'gota',
    brow: '#3B2A24',
    ears: false,
    back: `<path d="M120 36C80 36 60 64 62 112C63 150 56 176 62 202C84 214 156 214 178 202C184 176 177 150 178 112C180 64 160 36 120 36Z" fill="#4A332B" ${S}/>`,
    shirt: coat(C.t300) + pocket,
    hair: `<path d="M72 148C64 118 58 66 94 46C110 37 136 38 150 48C182 68 176 118 168 148C168 122 160 98 141 80C126 95 102 100 83 101C76 114 73 130 72 148Z" fill="#4A332B"/><path d="M72 146C73 130 76 114 83 101C102 100 126 95 141 80C160 98 168 122 168 146" fill="none" ${S}/><path d="M141 80C136 66 126 56 112 50M152 84C150 72 144 62 136 55" fill="none" ${line('#7A5848', 1.8)}/>`,
  }),
  'retrato-rui': retrato('rr', {
    skin: '#9A6544',
    shade: '#83522F',
    feature: '#6B412A',
    bg: C.lime3,
    pf: '#D2C3A8',
    m: 'onda',
    brow: '#20191A',
    lip: '#5A2417',
    coat: C.c400,
    shirt: `<path d="M92 209L84 221L120 262L156 221L148 209L120 244Z" fill="${C.c600}" ${S}/><path d="M166 250H198V264H166Z" fill="#fff" ${S}/><path d="M171 255H185M171 259.500H180" fill="none" ${line(C.c400, 1.6)}/><path d="M42 284V262M198 284V268" fill="none" ${S}/>`,
    beard: `<path d="M72 126C75 140 84 149 94 150C104 143 112 147 121 147S138 143 148 150C158 149 165 140 168 126V130C168 164 146 187 120 187C94 187 72 164 72 130Z" fill="#2A2122" ${S}/><path d="M103 157Q121 151 139 157Q136 173 121 173T103 157Z" fill="#9A6544"/>`,
    hair: `<path d="M72 112C66 70 88 46 120 46C152 46 174 70 168 112C166 100 161 91 154 85C136 79 104 79 86 85C79 91 74 100 72 112Z" fill="#2A2122" ${S}/><path d="M88 68C96 60 108 56 120 56" fill="none" ${line('#4E4142', 1.8)}/>`,
  }),
};
