import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import styles from './still.module.css'

type Load<Props> = () => Promise<ComponentType<Props>>

const drawing = new Set<Promise<void>>()

/** The server waits for this before its first page. */
export const stillsReady = (): Promise<unknown> => Promise.all(drawing)

const never = () => () => {}
/** True while the browser takes over a page the server has made. */
const useTakingOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

const untouched = { dangerouslySetInnerHTML: { __html: '' } }

/**
 * Something that never changes once it stands: a picture. The server draws it into the page; the browser
 * leaves it as it is and does not even load its code, unless the reader comes from another page.
 */
export function still<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Drawn: ComponentType<Props> | undefined
  if (import.meta.env.SSR) {
    const loaded = load().then((component) => {
      Drawn = component
    })
    drawing.add(loaded)
  }
  const Late = lazy(async () => ({ default: await load() }))
  return function Still(props: Props) {
    const [isDrawnByServer] = useState(useTakingOver())
    if (Drawn)
      return (
        <div className={styles.still}>
          <Drawn {...props} />
        </div>
      )
    // React does not touch an empty dangerouslySetInnerHTML: the server's drawing stays.
    if (isDrawnByServer) return <div className={styles.still} {...untouched} suppressHydrationWarning />
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    )
  }
}
