import styles from './toasts.module.css'
import { dismissToast, useToasts } from './toasts-store.ts'

const marks = { info: 'i', warning: '!', error: '×' } as const

export type ToastWords = { readonly title: string; readonly close: string }

export function Toasts({ title, close }: ToastWords) {
  const toasts = useToasts()
  return (
    <section className={styles.toasts} aria-live="polite" aria-label={title}>
      {toasts.map(({ id, kind, text, link }) => (
        <div key={id} className={styles.toast} data-kind={kind} role={kind === 'info' ? 'status' : 'alert'}>
          <span className={styles.mark} aria-hidden="true">
            {marks[kind]}
          </span>
          <p>
            {text} {link && <a href={link.href}>{link.text}</a>}
          </p>
          <button type="button" onClick={() => dismissToast(id)}>
            {close}
          </button>
        </div>
      ))}
    </section>
  )
}
