import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import styles from './static-island.module.css'

type Load<Props> = () => Promise<ComponentType<Props>>

const loading = new Set<Promise<void>>()

/** The server waits for this before it renders the first page. */
export const staticIslandsReady = (): Promise<unknown> => Promise.all(loading)

const never = () => () => {}
/** True while the browser hydrates a server-rendered page. */
const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

const keptMarkup = { dangerouslySetInnerHTML: { __html: '' } }

/** Without a connection a picture cannot be loaded; the page can do without it. */
const Missing = () => null

/**
 * A component that never changes after the first render, such as a picture. The server renders it; on that page the
 * browser keeps the markup and does not load the code. After a navigation in the browser it is loaded as usual.
 */
export function staticIsland<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  if (import.meta.env.SSR) {
    const loaded = load().then((component) => {
      Loaded = component
    })
    loading.add(loaded)
  }
  const Lazy = lazy(async () => ({ default: await load().catch(() => Missing) }))
  return function StaticIsland(props: Props) {
    const [isServerRendered] = useState(useHydrating())
    if (Loaded)
      return (
        <div className={styles.island}>
          <Loaded {...props} />
        </div>
      )
    // React does not touch an empty dangerouslySetInnerHTML: the server's markup stays.
    if (isServerRendered) return <div className={styles.island} {...keptMarkup} suppressHydrationWarning />
    return (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    )
  }
}
