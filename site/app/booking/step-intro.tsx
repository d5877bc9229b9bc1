import styles from './wizard/steps/steps.module.css';

/** The sentence under the question. */
export const StepIntro = ({ text }: { text: string }) => <p className={styles['lead']}>{text}</p>;
