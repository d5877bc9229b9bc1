/** The icon of the admin, a house in the clinic's colours; it links to the dashboard. */
export function HomeIcon() {
  return (
    <svg aria-hidden="true" className="home-icon" fill="none" height="24" viewBox="0 0 24 24" width="24">
      <path d="M4 10.5 12 4l8 6.5V20H4z" stroke="#173A6B" strokeLinejoin="round" strokeWidth="1.8" />
      <path d="M10 20v-5.5h4V20" stroke="#B4472B" strokeLinejoin="round" strokeWidth="1.8" />
    </svg>
  );
}
