import { type ComponentType, lazy, Suspense } from 'react'
import type { BrandCode } from '#domain/brands/brand.ts'
import { Scene as Fujian } from '#web/brands/fujian/scene.ts'
import { Scene as Group } from '#web/brands/group/scene.tsx'
import { Scene as Network } from '#web/brands/network/scene.ts'
import { Scene as Ningbo } from '#web/brands/ningbo/scene.ts'
import { Scene as Shanghai } from '#web/brands/shanghai/scene.ts'
import { Scene as Shenzhen } from '#web/brands/shenzhen/scene.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import styles from './scene.module.css'
// Scenes load late, but the first page needs their styles.
import '#web/components/illustrations/drawing.css'

/** A browser loads the picture of its own brand only, and only after a navigation. */
const scenes: Readonly<Record<BrandCode, ComponentType>> = {
  group: Group,
  ningbo: Ningbo,
  shanghai: Shanghai,
  fujian: Fujian,
  network: Network,
  shenzhen: Shenzhen,
}

/** Where the styles show the scene. */
const besideForm = '(min-width: 1000px)'

async function loadFact(): Promise<{ default: ComponentType }> {
  const [{ LiveFact: Late }] = await Promise.all([import('./live-fact.tsx'), loadNamespaces(['home'])()])
  return { default: Late }
}

/** Without a connection the form works as well. */
const LiveFact = lazy(() => loadFact().catch(() => ({ default: () => null })))

/** The picture of the brand, or of the one that the user comes from, beside a form with one figure; not on small screens. */
export function BrandScene({ from }: { from: BrandCode | null }) {
  const brand = useBrand()
  const code = from ?? brand.code
  const Scene = scenes[code]
  const isShown = useMediaQuery(besideForm)
  return (
    <div className={styles.scene} data-brand={code}>
      <div className={styles.view}>
        <div className={styles.place}>
          {isShown && (
            <Suspense>
              <LiveFact />
            </Suspense>
          )}
        </div>
        <div className={styles.picture}>
          <Scene key={code} />
        </div>
      </div>
    </div>
  )
}
