import styles from './held-place.module.css';

/** Beside the button of a form: filled by behaviour/held-strip.ts when the form cannot be sent for want of a connection. */
export const HeldPlace = () => <div role="status" className={styles['place']} data-held />;
