import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import styles from './popover-button.module.css'
import { useDismiss } from './use-dismiss.ts'

export type PopoverButtonProps = Pick<ButtonProps, 'variant' | 'isCompact' | 'isSquare' | 'icon'> & {
  readonly label: string
  /** The whole label, where it may be too long for the button. */
  readonly title?: string
  /** What opens; given the function that closes it and returns the focus. */
  children(close: () => void): ReactNode
}

/** A button with a panel under it; Escape, a press outside or the focus moving on closes it. */
export function PopoverButton({ label, title, children, ...look }: PopoverButtonProps) {
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useDismiss(anchor, isOpen, () => setOpen(false))
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <div className={styles.anchor} ref={anchor}>
      <Button
        {...look}
        ref={button}
        title={title}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={look.isSquare ? label : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        {look.isSquare ? undefined : label}
      </Button>
      {isOpen && (
        // It takes the focus of a press on its words, so that Escape still closes it.
        <section className={styles.panel} id={id} aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
          {children(close)}
        </section>
      )}
    </div>
  )
}
