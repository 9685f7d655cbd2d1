import type { ComponentType, ReactNode } from 'react'
import type { ServiceKind } from '#domain/brands/brand.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import type { HomePort } from '#domain/places/home-ports.ts'
import { closesAt, openOnes } from '#web/components/departures/departure-closing.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import styles from './scene.module.css'
import { usePublicAnswer } from './use-public-answer.ts'

type FactProps = { readonly port: HomePort }
type ShownFactProps = { readonly title: string; readonly figure: ReactNode; readonly children: ReactNode }

function ShownFact({ title, figure, children }: ShownFactProps) {
  return (
    <div className={styles.fact}>
      <p className={styles.title}>{title}</p>
      <p className={styles.figure}>{figure}</p>
      <p className={styles.text}>{children}</p>
    </div>
  )
}

/** Ships that have passed their cut-off come first in the list. */
const maxRequested = 50

/** The next ship that still takes cargo. */
function NextDeparture({ port }: FactProps) {
  const { t } = useTranslation('session')
  const answer = usePublicAnswer('GET /api/departures', { query: { pol: port, size: maxRequested } })
  const [next] = openOnes(answer?.departures ?? [], new Date())
  if (!next) return null
  const title = t('fact.departure', { port: t(`home:quoteBox.ports.${port}`) })
  return (
    <ShownFact title={title} figure={<FormattedTime at={next.departsAt} />}>
      {next.vessel} / {next.voyage} · {t('fact.cutOff')} <FormattedTime at={closesAt(next).toISOString()} />
    </ShownFact>
  )
}

/** Where depots of the port differ, the fewest free days and the lowest price. */
function FreeStorage({ port }: FactProps) {
  const { t } = useTranslation('session')
  const language = useLanguage()
  const answer = usePublicAnswer('GET /api/publishedTerms', {})
  const depots = answer?.depots.filter((depot) => depot.port === port) ?? []
  const prices = depots.flatMap(({ storagePerDay }) => Object.values(storagePerDay).map(Number))
  if (prices.length === 0) return null
  const price = formatMoney({ amount: Math.min(...prices).toFixed(2), currency: 'CNY' }, language)
  const count = Math.min(...depots.map(({ freeDays }) => freeDays))
  return (
    <ShownFact
      title={t('fact.storage', { port: t(`home:quoteBox.ports.${port}`) })}
      figure={t('fact.freeDays', { count })}
    >
      {t('fact.storageFrom', { price })}
    </ShownFact>
  )
}

function FreeWaiting({ port }: FactProps) {
  const { t } = useTranslation('session')
  const answer = usePublicAnswer('GET /api/publishedTerms', {})
  const terms = answer?.trucking.find((one) => one.port === port)
  if (!terms) return null
  return (
    <ShownFact
      title={t('fact.trucking', { port: t(`home:quoteBox.ports.${port}`) })}
      figure={t('fact.freeHours', { count: terms.waitingFreeHours })}
    >
      {t('fact.freeHoursText')}
    </ShownFact>
  )
}

/** By the leading service of a brand. */
const facts: Readonly<Partial<Record<ServiceKind, ComponentType<FactProps>>>> = {
  ocean: NextDeparture,
  depot: FreeStorage,
  trucking: FreeWaiting,
}

/** One public figure of the database beside the form; it depends on the time, so the browser requests it. */
export function LiveFact() {
  const { services, homePort } = useBrand()
  const [leading] = services
  const Fact = leading && facts[leading]
  return Fact ? <Fact port={homePort} /> : null
}
