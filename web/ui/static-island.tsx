import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import styles from './static-island.module.css'

type Load<Props> = () => Promise<ComponentType<Props>>

const islands = new Set<() => Promise<void>>()

/**
 * The server waits for this before it renders the first page, the browser before it shows islands of which the server sent
 * no markup: in another language, or after a navigation.
 */
export async function staticIslandsReady(): Promise<void> {
  const before = islands.size
  await Promise.all([...islands].map((ready) => ready()))
  // What an island loaded may have islands in it.
  if (islands.size > before) await staticIslandsReady()
}

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
  islands.add(async () => {
    Loaded ??= await load().catch((error: unknown) => {
      if (import.meta.env.SSR) throw error
      return undefined
    })
  })
  const Lazy = lazy(async () => ({ default: await load().catch(() => Missing) }))
  return function StaticIsland(props: Props) {
    const [isServerRendered] = useState(useHydrating())
    // React does not touch an empty dangerouslySetInnerHTML: the server's markup stays.
    if (isServerRendered && !import.meta.env.SSR)
      return <div className={styles.island} {...keptMarkup} suppressHydrationWarning />
    if (Loaded)
      return (
        <div className={styles.island}>
          <Loaded {...props} />
        </div>
      )
    return (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    )
  }
}
