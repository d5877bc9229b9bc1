/** A row of tiles, as on the wall of the clinic: for a page that has nothing to show, and is right to. */
export const TileStrip = () => (
  <svg className="tile-strip" aria-hidden="true" viewBox="0 0 240 24" width="240" height="24">
    <defs>
      <pattern id="tile-strip" width="48" height="24" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="2.2">
          <circle cx="12" cy="12" r="5" />
          <path d="M3 8a5 5 0 0 0 5-5M16 3a5 5 0 0 0 5 5M21 16a5 5 0 0 0-5 5M8 21a5 5 0 0 0-5-5" />
        </g>
        <path
          fill="currentColor"
          d="M36 12c-6 0-9-3-9-9 6 0 9 3 9 9zm0 0c0-6 3-9 9-9 0 6-3 9-9 9zm0 0c6 0 9 3 9 9-6 0-9-3-9-9zm0 0c0 6-3 9-9 9 0-6 3-9 9-9z"
        />
      </pattern>
    </defs>
    <path fill="url(#tile-strip)" d="M0 0h240v24H0z" />
  </svg>
);
