import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { BesideContext } from './beside-context.ts'
import styles from './list-and-detail.module.css'
import { useDetail } from './use-detail.ts'

type ListAndDetailProps = {
  pathOf(id: string): string
  /** Names the part of the page that shows a record. */
  readonly label: string
  readonly children: ReactNode
  detail(id: string): ReactNode
}

/** The record that a plain click on a link would open; ids and numbers have digits, other pages have none. */
function clickedId(event: MouseEvent, pathOf: (id: string) => string): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.dataset.page !== undefined || link.search !== '') return undefined
  const prefix = pathOf('')
  const id = link.pathname.startsWith(prefix) ? decodeURIComponent(link.pathname.slice(prefix.length)) : ''
  return /\d/.test(id) && !id.includes('/') ? id : undefined
}

/** A list, and beside it on a wide screen the record that is open; the links lead to the page of the record. */
export function ListAndDetail({ pathOf, label, children, detail }: ListAndDetailProps) {
  const { isWide, opened, open, close, wanted } = useDetail(pathOf)
  const navigate = useNavigate()
  useEffect(() => {
    if (wanted !== null && !isWide) void navigate(pathOf(wanted), { replace: true })
  }, [wanted, isWide, navigate, pathOf])
  const onClickCapture = (event: MouseEvent) => {
    const id = isWide ? clickedId(event, pathOf) : undefined
    if (id === undefined) return
    event.preventDefault()
    open(id)
  }
  return (
    <div className={styles.split} data-open={opened !== null || undefined} onClickCapture={onClickCapture}>
      <div className={styles.list}>{children}</div>
      {opened !== null && (
        <section className={styles.detail} aria-label={label} data-beside tabIndex={-1}>
          <BesideContext value={{ path: pathOf(opened), close }}>{detail(opened)}</BesideContext>
        </section>
      )}
    </div>
  )
}
