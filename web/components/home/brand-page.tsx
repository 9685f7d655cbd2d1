import type { ReactNode } from 'react'
import styles from './brand-page.module.css'

/** Around a brand page: defines the colours of its sections. */
export function BrandPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
