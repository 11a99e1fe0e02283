import type { ReactNode } from 'react';
import styles from './card.module.css';

/** The title of a page, or of a part of one, on the guests' site. */
export const PageTitle = ({ children }: { children: ReactNode }) => <p className={styles.pageTitle}>{children}</p>;
