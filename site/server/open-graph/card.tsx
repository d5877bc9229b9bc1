import mark from '../../app/art/brand/mark.svg?raw';
import bexiga from '../../app/art/tiles/bexiga.svg?raw';
import concha from '../../app/art/tiles/concha.svg?raw';
import escudo from '../../app/art/tiles/escudo.svg?raw';
import estrela from '../../app/art/tiles/estrela.svg?raw';
import folha from '../../app/art/tiles/folha.svg?raw';
import gota from '../../app/art/tiles/gota.svg?raw';
import onda from '../../app/art/tiles/onda.svg?raw';
import rim from '../../app/art/tiles/rim.svg?raw';

export type ShareCardText = { title: string; kicker: string; clinic: string };

export const cardSize = { width: 1200, height: 630 };
const tileSide = 126;
const columns = 3;
/** The positions of the tiles, row by row. */
const places = Array.from({ length: columns * (cardSize.height / tileSide) }, (_, place) => ({ place, row: Math.floor(place / columns) }));
const tiles = [onda, escudo, estrela, folha, concha, gota, rim, bexiga].map(toDataUrl);

function toDataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** The same page always gets the same tiles. */
const numberOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

const titleSize = (title: string) => (title.length > 60 ? 58 : title.length > 34 ? 70 : 84);

/** The picture of a shared page. Inline styles, because the drawing library supports nothing else. */
export function ShareCard({ title, kicker, clinic }: ShareCardText) {
  const first = numberOf(title);
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', backgroundColor: '#f8f4ec', color: '#173a6b' }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          flexBasis: 0,
          padding: '64px 56px 56px 72px',
          justifyContent: 'space-between',
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {kicker && <div style={{ fontFamily: 'Read', fontSize: 32, fontWeight: 600, color: '#b4472b', marginBottom: 20 }}>{kicker}</div>}
          <div style={{ fontFamily: 'Head', fontSize: titleSize(title), lineHeight: 1.08, fontWeight: 600 }}>{title}</div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <img src={toDataUrl(mark)} width={72} height={72} alt="" />
          <div style={{ fontFamily: 'Head', fontSize: 36, fontWeight: 600, marginLeft: 22 }}>{clinic}</div>
        </div>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', flexShrink: 0, width: tileSide * columns }}>
        {places.map(({ place, row }) => (
          <img key={place} src={tiles[(first + place * 3 + row) % tiles.length] ?? ''} width={tileSide} height={tileSide} alt="" />
        ))}
      </div>
    </div>
  );
}
