import type { CSSProperties } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { withLessonAndData } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import styles from '#web/services/frame/cards.module.css'
import { revalidatesBy } from '#web/services/frame/revalidation.ts'
import { ServicePage } from '#web/services/frame/service-page.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DepotTile } from './depot-tile.tsx'
import { PortChips } from './port-chips.tsx'
import { readDepots, readYardWords } from './read.ts'
import { usePortInAddress } from './use-port.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [depots, rows] = await Promise.all([readDepots(api), readYardWords(api)])
  return { depots, rows }
}

export const clientLoader = withLessonAndData<Awaited<ReturnType<typeof loader>>>('places')
export const shouldRevalidate = revalidatesBy()

const wide = { '--card': '460px' } as CSSProperties

export default function DepotListPage() {
  const { t } = useTranslation('places')
  const { depots, rows } = useLoaderData<typeof loader>()
  const { port, choose } = usePortInAddress()
  const found = depots.filter((depot) => port === undefined || depot.port === port)
  return (
    <ServicePage
      title={t('depots.list.title')}
      lead={t('depots.list.lead')}
      illustration="depot"
      trail={[{ path: '/service/yard', name: t('depots.quote.title') }]}
    >
      <section aria-label={t('depots.list.results')}>
        <PortChips rows={rows} depots={depots} chosen={port} onChosen={choose} all={t('depots.everyPort')} />
        <p className={styles.count} role="status">
          {t('depots.list.found', { count: found.length })}
        </p>
        {found.length === 0 ? (
          <EmptyState state="no-match" title={t('depots.list.none')} text={t('depots.list.noneText')} />
        ) : (
          <ul className={styles.cards} style={wide}>
            {found.map((depot) => (
              <li key={depot.code}>
                <DepotTile depot={depot} rows={rows} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </ServicePage>
  )
}
