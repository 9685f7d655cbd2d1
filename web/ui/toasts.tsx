import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { dismissToast, type Toast, type ToastKind, useToasts } from './toast-store.ts'
import styles from './toasts.module.css'
import { WholeNumbers } from './whole-numbers.tsx'

const marks = { info: 'i', warning: '!', error: '×' } as const

/** An error stays until it is closed, because users often read it again while they correct it. */
const lifeMs: Readonly<Record<ToastKind, number>> = { info: 8_000, warning: 12_000, error: Infinity }

/** So does a warning with a next step: users who were away find the way back when they return. */
const lifeOf = ({ kind, step }: Toast): number => (kind === 'warning' && step ? Infinity : lifeMs[kind])

/** The time of a toast stops while it is paused. */
function useAutoClose(toast: Toast, isPaused: boolean) {
  const { id } = toast
  const leftMs = useRef(lifeOf(toast))
  useEffect(() => {
    if (isPaused || leftMs.current === Infinity) return
    const startedAt = performance.now()
    const timer = setTimeout(() => dismissToast(id), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [id, isPaused])
}

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** True while the page is hidden and a toast cannot be read. */
const useHiddenPage = () =>
  useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )

export type ToastLabels = {
  /** Names the region for screen readers. */
  readonly title: string
  readonly closeLabel: string
}

/**
 * Toasts at the edge of the page; none closes by itself while the pointer or the focus is on one of them. A finger does not
 * rest on a toast: it came to press what lies there.
 */
export function Toasts({ title, closeLabel }: ToastLabels) {
  const toasts = useToasts()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHidden = useHiddenPage()
  const onPointerEnter = ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch')
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(currentTarget.contains(relatedTarget))
  // A toast that is removed under the pointer or with the focus sends no leave or blur event.
  useEffect(() => {
    if (toasts.length > 0) return
    setHovered(false)
    setFocused(false)
  }, [toasts.length])
  return (
    <section
      className={styles.toasts}
      aria-live="polite"
      aria-label={title}
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          isPaused={isHovered || isFocused || isHidden}
        />
      ))}
    </section>
  )
}

type ToastItemProps = { readonly toast: Toast; readonly closeLabel: string; readonly isPaused: boolean }

function ToastItem({ toast, closeLabel, isPaused }: ToastItemProps) {
  const { id, kind, text, step } = toast
  useAutoClose(toast, isPaused)
  return (
    <div className={styles.toast} data-kind={kind} role={kind === 'info' ? 'status' : 'alert'}>
      <span className={styles.mark} aria-hidden="true">
        {marks[kind]}
      </span>
      <p>
        <WholeNumbers text={text} /> {step && 'href' in step && <a href={step.href}>{step.text}</a>}
      </p>
      {step && 'run' in step && (
        <button type="button" onClick={() => step.run()}>
          {step.text}
        </button>
      )}
      <button type="button" onClick={() => dismissToast(id)}>
        {closeLabel}
      </button>
    </div>
  )
}
