import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { withLessonAndData } from '#web/language/lessons-at.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'
import { AskStaff } from '#web/services/frame/ask-staff.tsx'
import styles from '#web/services/frame/cards.module.css'
import { revalidatesBy } from '#web/services/frame/revalidation.ts'
import { ServicePage } from '#web/services/frame/service-page.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CountryChips } from './country-chips.tsx'
import { OverseasTile } from './overseas-tile.tsx'
import { PlacesMap } from './places-map.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return valueOrMissing(await requestOf(context).api('GET /api/overseasWarehouses', { query: {} }))
}

export const clientLoader = withLessonAndData<Awaited<ReturnType<typeof loader>>>(
  'forms',
  'gate',
  'requests',
  'places',
)
export const shouldRevalidate = revalidatesBy()

/** Ours abroad, by country, and whom to ask for an offer. */
export default function OverseasWarehousesPage() {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { warehouses } = useLoaderData<typeof loader>()
  const [query, setQuery] = useSearchParams()
  const country = warehouses.find((each) => each.country === query.get('country'))?.country
  const found = warehouses.filter((each) => country === undefined || each.country === country)
  const wanted = warehouses.find(({ code }) => code === query.get('ask'))
  const to = wanted && `${wanted.name[language]}, ${wanted.city[language]}`
  const choose = (next: string | undefined) =>
    setQuery(next ? { country: next } : {}, { preventScrollReset: true })
  return (
    <ServicePage title={t('overseas.title')} lead={t('overseas.lead')} illustration="overseas">
      <PlacesMap places={warehouses} chosen={country} />
      <section aria-label={t('overseas.results')}>
        <CountryChips warehouses={warehouses} chosen={country} onChosen={choose} />
        <p className={styles.count} role="status">
          {t('overseas.found', { count: found.length })}
        </p>
        {found.length === 0 ? (
          <EmptyState state="no-match" title={t('list.none')} text={t('overseas.noneText')} />
        ) : (
          <ul className={styles.cards}>
            {found.map((card) => (
              <li key={card.code}>
                <OverseasTile card={card} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {to && <AskStaff kind="overseas-warehouse" defaults={{ to }} />}
    </ServicePage>
  )
}
