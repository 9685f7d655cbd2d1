import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Brand } from '#domain/brands/brand.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import styles from './face.module.css'

/** Its words and its names of places come along when it comes near the eye, and not before. */
const NextDepartures = lazy(async () => {
  const [{ NextDepartures: Late }] = await Promise.all([
    import('#web/components/departures/departures.tsx'),
    loadNamespaces(['prices', 'ocean'])(),
  ])
  return { default: Late }
})

/** The space above its heading is not yet it. */
const belowTheFold = '0px 0px -64px'

/** The next ships of the brand's port, below its first screen. */
export function HomeDepartures({ port }: { port: Brand['homePort'] }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: belowTheFold },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div className={styles.section} data-tone="plain" ref={place}>
      <div className={styles.inner}>
        {isNear && (
          <Suspense>
            <NextDepartures pol={port} searchAt="/service/booking" />
          </Suspense>
        )}
      </div>
    </div>
  )
}
