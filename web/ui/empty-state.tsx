import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { type ListState, StateDrawing } from './state-drawing.tsx'

const roles: Readonly<Partial<Record<ListState, 'status' | 'alert'>>> = { loading: 'status', error: 'alert' }

export type EmptyStateProps = {
  readonly state: ListState
  readonly title: string
  readonly text?: ReactNode
  /** The next step: create the first entry, clear the search, request access, try again. */
  readonly action?: ReactNode
}

/** Shown instead of a list: why it is empty, and what to do. */
export function EmptyState({ state, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state} role={roles[state]}>
      <StateDrawing state={state} />
      <p className={styles.title}>{title}</p>
      {text && <div className={styles.text}>{text}</div>}
      {action}
    </div>
  )
}
