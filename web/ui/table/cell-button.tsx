import type { ReactNode, Ref } from 'react'
import styles from './cell-button.module.css'

type CellButtonProps = {
  readonly label: string
  /** Marks a value that is not saved. */
  readonly isChanged: boolean
  readonly ref: Ref<HTMLButtonElement>
  readonly children: ReactNode
  onClick(): void
}

/** A cell of a table that opens for typing. */
export function CellButton({ label, isChanged, ref, children, onClick }: CellButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      data-cell
      data-changed={isChanged || undefined}
      className={styles.cell}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
