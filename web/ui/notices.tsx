import styles from './notices.module.css'
import { dismissNotice, useNotices } from './notices-store.ts'

const marks = { info: 'i', warning: '!', error: '×' } as const

export type NoticeWords = { readonly title: string; readonly close: string }

export function Notices({ title, close }: NoticeWords) {
  const notices = useNotices()
  return (
    <section className={styles.notices} aria-live="polite" aria-label={title}>
      {notices.map(({ id, kind, text, link }) => (
        <div key={id} className={styles.notice} data-kind={kind} role={kind === 'info' ? 'status' : 'alert'}>
          <span className={styles.mark} aria-hidden="true">
            {marks[kind]}
          </span>
          <p>
            {text} {link && <a href={link.href}>{link.text}</a>}
          </p>
          <button type="button" onClick={() => dismissNotice(id)}>
            {close}
          </button>
        </div>
      ))}
    </section>
  )
}
