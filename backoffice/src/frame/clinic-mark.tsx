const petal = 'M29.2 29.2C27.5 18.5 21 7 12 7C8.8 7 7 8.8 7 12C7 21 18.5 27.5 29.2 29.2Z';
const arc = 'M24 5.5A8 8 0 0 0 40 5.5Z';

/** The tile of the clinic, as on the website. */
export const ClinicMark = () => (
  <svg aria-hidden="true" height="36" viewBox="0 0 64 64" width="36">
    <rect fill="#173A6B" height="64" rx="6" width="64" />
    {[0, 90, 180, 270].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 32 32)`}>
        <path d={petal} fill="#fff" />
        <path d={arc} fill="none" stroke="#fff" strokeLinejoin="round" strokeWidth="2.5" />
      </g>
    ))}
    <circle cx="32" cy="32" fill="#B4472B" r="4.5" />
  </svg>
);
