import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useBackCloses } from './back-closes.ts'
import styles from './dialog.module.css'
import { Icon } from './icons.tsx'
import { WholeNumbers } from './whole-numbers.tsx'

/** Returns the focus to the element that opened the dialog, or to the start of the page if it is gone. */
function giveFocusBack(dialog: HTMLDialogElement): void {
  dialog.close()
  const { activeElement, body } = document
  // Without an opener the focus stays in the dialog, which is about to be removed.
  if (activeElement === body || dialog.contains(activeElement))
    document.querySelector('main')?.focus({ preventScroll: true })
}

/** The first field gets the focus, even if tabs or links come before it. */
const firstField = 'input:is([type="text"], [type="password"], [type="email"]):not([readonly]), textarea'

type DialogProps = {
  readonly title: string
  /** The label of the button that closes the dialog. */
  readonly closeLabel: string
  /** Called by Escape, Back and the button; the caller then removes the dialog. */
  onClose(): void
  /** A sheet comes from the bottom of the window, as wide as it. */
  readonly size?: 'small' | 'large' | 'wide' | 'sheet'
  /** The first control gets the focus instead of the first field: other actions come before it. */
  readonly startsAtTop?: boolean
  /** The router opens and closes it: it has a URL of its own, or Back opens it. */
  readonly isRouted?: boolean
  readonly children: ReactNode
}

/** A modal dialog, open while it is rendered; a press outside does not close it, so that nothing typed is lost. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  size = 'small',
  startsAtTop = false,
  isRouted = false,
  children,
}: DialogProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useBackCloses(onClose, !isRouted)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    if (!startsAtTop) dialog?.querySelector<HTMLElement>(firstField)?.focus()
    return () => {
      if (dialog) giveFocusBack(dialog)
    }
  }, [startsAtTop])
  // A file chooser that is cancelled sends `cancel` too, and the event bubbles.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  // A browser may close it in spite of `preventDefault`. In strict mode React closes it once and opens it again.
  const closed = () => {
    if (!ref.current?.open) onClose()
  }
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={closed}
    >
      <h2 id={id}>
        <WholeNumbers text={title} />
      </h2>
      <div className={styles.body}>{children}</div>
      {/* Last, so that the content of the dialog takes the focus first. */}
      <button
        className={styles.close}
        type="button"
        aria-label={closeLabel}
        title={closeLabel}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </dialog>
  )
}
