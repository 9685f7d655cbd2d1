import type { ReactNode } from 'react'
import { containerOutline } from './container-outline.ts'
import styles from './state-drawing.module.css'

const size = { width: 64, height: 32, ribs: 5 }
const box = (x: number, y: number) => <path d={containerOutline(x, y, size)} />
const place = (x: number, y: number) => (
  <path className={styles.marked} strokeDasharray="5 4" d={`M${x} ${y}h64v32h-64z`} />
)

/** A container that hangs from its crane, above its place. */
const loading = (
  <>
    <path className={styles.line} d="M60 0 64 14M100 0 96 14M56 14h48" />
    {box(48, 18)}
    {place(48, 60)}
  </>
)

/** A place that is free. */
const firstUse = (
  <>
    {box(14, 60)}
    {box(82, 60)}
    {box(14, 24)}
    {place(82, 24)}
  </>
)

/** A lens that finds nothing between the containers. */
const noMatch = (
  <>
    {box(14, 60)}
    {box(82, 60)}
    {box(14, 24)}
    <circle className={styles.lens} cx="106" cy="38" r="23" />
    <path className={styles.handle} d="m122 55 16 17" />
    {place(90, 30)}
  </>
)

/** The closed doors of a container, with a lock. */
const noPermission = (
  <>
    <path d="M44 14h72v78h-72zM80 14v78" />
    <path className={styles.line} d="M56 22v62M68 22v62M92 22v62M104 22v62" />
    <path className={styles.marked} d="M69 48h22v18h-22z" />
    <path className={styles.arch} d="M74 48v-5a6 6 0 0 1 12 0v5" />
  </>
)

/** A container that fell over. */
const error = (
  <>
    {box(8, 60)}
    {box(8, 24)}
    <path className={styles.wrong} d={containerOutline(82, 48, size)} transform="rotate(-24 114 64)" />
  </>
)

const drawings = {
  loading,
  'first-use': firstUse,
  'no-match': noMatch,
  'no-permission': noPermission,
  error,
} as const satisfies Readonly<Record<string, ReactNode>>

export type ListState = keyof typeof drawings

/** The small picture of a list that shows nothing, hidden from screen readers: the text beside it says the same. */
export function StateDrawing({ state }: { state: ListState }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 96" aria-hidden="true">
      {drawings[state]}
    </svg>
  )
}
