import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icons.tsx'

const icons = {
  loading: 'clock',
  'first-use': 'info',
  'no-match': 'search',
  'no-permission': 'hidden',
  error: 'warning',
} as const satisfies Record<string, IconName>

const roles = { loading: 'status', error: 'alert' } as const

export type EmptyStateProps = {
  readonly state: keyof typeof icons
  readonly title: string
  /** A picture instead of the icon; hidden from screen readers, since the text says the same. */
  readonly drawing?: ReactNode
  readonly text?: ReactNode
  /** The next step: create the first entry, clear the search, request access, try again. */
  readonly action?: ReactNode
}

/** Shown instead of a list: why it is empty, and what to do. */
export function EmptyState({ state, title, drawing, text, action }: EmptyStateProps) {
  const role = state === 'loading' || state === 'error' ? roles[state] : undefined
  return (
    <div className={styles.state} data-state={state} role={role}>
      {drawing ? (
        <div className={styles.drawing} aria-hidden="true">
          {drawing}
        </div>
      ) : (
        <Icon name={icons[state]} size={32} />
      )}
      <p className={styles.title}>{title}</p>
      {text && <div className={styles.text}>{text}</div>}
      {action}
    </div>
  )
}
