import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { queryKeysOf } from '#domain/quotes/query/query-codec.ts'
import { viewParameters } from '#web/components/quotes/state/view-params.ts'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { priceNamespaces } from '#web/language/messages.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { labelFor } from '#web/services/shared/dictionary-labels.ts'
import { QuotedPrices } from '#web/services/shared/quoted-prices.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { useFoldedSearch } from '#web/services/shared/search-summary.tsx'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { useQuoteQuery } from '#web/services/shared/use-quote-query.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { depotParams } from './depot-query.ts'
import { depotRequest } from './depot-request.ts'
import { readDepots, readYardDictionaries } from './read.ts'
import { StayForm } from './stay-form.tsx'
import { StaySummary } from './stay-summary.tsx'
import { groupTerms, readStorageTerms, type StorageTerms } from './storage-terms.ts'
import { useDepotName } from './use-depot-name.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [depots, rows, terms] = await Promise.all([
    readDepots(api),
    readYardDictionaries(api),
    readStorageTerms(api),
  ])
  return { depots, rows, terms: groupTerms(terms) }
}

const namespaces = [...priceNamespaces, 'places', 'trucking'] as const

export const handle = { namespaces, queryNames: [...queryKeysOf('depot'), ...viewParameters] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)
export const shouldRevalidate = revalidatesBy()

/** Storage of containers at a port, and the work on them. */
export default function YardPage() {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { depots, rows, terms } = useLoaderData<typeof loader>()
  const { query, texts, search, today, formKey, refused, onRefused } = useQuoteQuery('depot')
  const nameOf = useDepotName(depots)
  const { isFolded, open } = useFoldedSearch(query, refused)
  const namesOf = (codes: readonly string[]) =>
    depots.flatMap(({ code, name }) => (codes.includes(code) ? [name[language]] : [])).join(', ')
  const nameOfTerms = ({ port, depots: codes }: StorageTerms) => {
    const name = labelFor(rows, 'yardServiceSite', port)
    const isWholePort = terms.filter((each) => each.port === port).length === 1
    return isWholePort ? name : t('depots.days.depots', { port: name, depots: namesOf(codes) })
  }
  return (
    <ServicePage
      title={t('depots.quote.title')}
      lead={t('depots.quote.lead')}
      illustration="depot"
      isSlim={isFolded}
    >
      <StayForm
        key={formKey}
        title={t('depots.quote.form')}
        query={query}
        texts={texts}
        refused={refused}
        today={today}
        ports={{ rows }}
        terms={{ terms, nameOf: nameOfTerms }}
        onSearch={(values) => search(depotParams(values))}
        folded={
          isFolded &&
          query && (
            <StaySummary
              query={query}
              title={labelFor(rows, 'yardServiceSite', query.port)}
              onChange={open}
            />
          )
        }
      >
        <QuotedPrices
          query={query}
          onRefused={onRefused}
          nameOf={nameOf}
          request={depotRequest(query, labelFor(rows, 'yardServiceSite', query?.port ?? ''))}
        />
      </StayForm>
      <p>
        <Link className={buttonClass()} to={servicePaths.depots}>
          {t('depots.quote.toList')}
        </Link>
      </p>
    </ServicePage>
  )
}
