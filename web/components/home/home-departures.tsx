import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Brand } from '#domain/brands/brand.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './brand-page.module.css'

/** Loads with its messages and place names when it scrolls into view. */
const NextDepartures = lazy(async () => {
  const [{ ChosenDepartures: Late }] = await Promise.all([
    import('#web/components/departures/chosen-departures.tsx'),
    loadNamespaces(['prices', 'ocean'])(),
  ])
  return { default: Late }
})

/** As high as the heading and six departures on a wide screen. */
const skeletonRows = 6

/** The padding above the heading does not count. */
const belowTheFold = '0px 0px -64px'

/** The next departures from the port that is chosen in the quote box: at first that of the brand. */
export function HomeDepartures({ port }: { port: Brand['homePort'] }) {
  const { t } = useTranslation('common')
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
    <div className={`${styles.section} ${styles.scripted}`} data-tone="plain" ref={place}>
      <div className={`${styles.inner} ${styles.departures}`}>
        {isNear ? (
          <Suspense fallback={<Skeleton label={t('loading')} rows={skeletonRows} />}>
            <NextDepartures pol={port} searchUrl={servicePaths.oceanOffers} />
          </Suspense>
        ) : (
          <Skeleton label={t('loading')} rows={skeletonRows} />
        )}
      </div>
    </div>
  )
}
