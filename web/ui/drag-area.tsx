import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import styles from './drag-area.module.css'

export type Shift = { readonly x: number; readonly y: number }

const keyStep = 0.05

/** The content moves in the direction of the key, as it does with the pointer. */
const keys: Readonly<Record<string, Shift>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
}

type DragAreaProps = {
  readonly label: string
  /** How far the content was moved, as a share of the width of the area. */
  onMove(by: Shift): void
  readonly children: ReactNode
}

/** A round area whose content is moved by the pointer or by the arrow keys. */
export function DragArea({ label, onMove, children }: DragAreaProps) {
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key]
    if (!by) return
    event.preventDefault()
    onMove(by)
  }
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return
    const side = currentTarget.getBoundingClientRect().width
    onMove({ x: movementX / side, y: movementY / side })
  }
  return (
    <button
      className={styles.area}
      type="button"
      aria-label={label}
      onKeyDown={press}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    >
      {children}
    </button>
  )
}
