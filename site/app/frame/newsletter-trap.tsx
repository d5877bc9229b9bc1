/** A field that people neither see nor reach. Programs that fill in every field give themselves away. */
export const NewsletterTrap = () => (
  <input className="visually-hidden" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
);
