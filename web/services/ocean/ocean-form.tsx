import { useState } from 'react'
import type { CarrierView } from '#contract/sailings.ts'
import { asHomePort, type HomePort } from '#domain/places/home-ports.ts'
import { portOf } from '#domain/places/port.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { type PortChoices, typesOnRequest } from '#domain/rates/on-request.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { ContainersField } from '#web/components/containers/containers-field.tsx'
import { DayField } from '#web/components/dates/day-field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState, LateRefusal } from '#web/components/forms/use-form.ts'
import { PlaceField } from '#web/components/places/place-field.tsx'
import { findDestination, findPort, type Place } from '#web/components/places/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import quoteForm from '#web/services/shared/quote-form.module.css'
import { useSearchForm } from '#web/services/shared/use-search-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { CargoByType } from './cargo-fields.tsx'
import { MoreChoices } from './more-choices.tsx'
import styles from './ocean-form.module.css'
import { oceanFieldOf, oceanParams, oceanRules } from './ocean-query.ts'

export type OceanFormProps = {
  readonly title: string
  /** The query of the URL, with defaults for what it leaves out. */
  readonly query: Partial<QueryOf<'ocean'>>
  /** What the URL says, as it stands there. */
  readonly texts: FormValues
  readonly refused: LateRefusal | undefined
  /** Ports that are known before the first search. */
  readonly pol: string | undefined
  readonly pod: string | undefined
  readonly days: { readonly etdFrom: string; readonly etdTo: string }
  readonly today: string
  readonly carriers: readonly CarrierView[]
  /** What has a price, by port of loading. */
  readonly priced: readonly PortChoices[]
  /** A carrier that the page has selected. */
  readonly carrier?: string
  /** Whether the optional fields are open. */
  readonly isOpen?: boolean
  onSearch(params: URLSearchParams): void
  /** The port of loading has been chosen; undefined for one without our rates. */
  onPort?(port: HomePort | undefined): void
}

/** The search form for ocean freight: ports, window of departures, containers. */
export function OceanForm(props: OceanFormProps) {
  const { title, query, texts, days, refused, today, priced, onSearch } = props
  const { t } = useTranslation('prices')
  const [port, setPort] = useState(asHomePort(props.pol))
  const [pod, setPod] = useState(props.pod)
  const [types, setTypes] = useState<readonly ContainerType[]>(() =>
    (query.containers ?? []).map(({ type }) => type),
  )
  const { formProps, ...form } = useSearchForm({
    rules: oceanRules(today),
    namespace: 'prices',
    refused,
    fieldOf: oceanFieldOf,
    onSearch: (values) => onSearch(oceanParams(values)),
  })
  const choosePort = (code: string | undefined) => {
    setPort(asHomePort(code))
    props.onPort?.(asHomePort(code))
  }
  return (
    <form className={quoteForm.form} aria-label={title} {...formProps}>
      <h2>{title}</h2>
      <div className={styles.main}>
        <Ports form={form} pol={props.pol} pod={props.pod} onPol={choosePort} onPod={setPod} />
        <div className={styles.days}>
          {/* The server caches a page for many days, so the browser fills in the days. */}
          <DayField
            key={`from ${days.etdFrom}`}
            form={form}
            name="etdFrom"
            label={t('form.etdFrom')}
            min={today || undefined}
            defaultValue={days.etdFrom}
          />
          <DayField
            key={`to ${days.etdTo}`}
            form={form}
            name="etdTo"
            label={t('form.etdTo')}
            min={today || undefined}
            defaultValue={days.etdTo}
          />
        </div>
        <div className={styles.containers}>
          <ContainersField
            form={form}
            first={query.containers ?? []}
            onRequest={typesOnRequest(priced, 'oceanTypes', port)}
            onTypes={setTypes}
          />
          <CargoByType form={form} texts={texts} types={types} />
        </div>
      </div>
      <MoreChoices {...props} form={form} port={port} pod={pod} />
      <div className={quoteForm.end}>
        <FormFooter form={form} submitLabel={t('form.submit')} />
      </div>
    </form>
  )
}

type PortsProps = Pick<OceanFormProps, 'pol' | 'pod'> & {
  readonly form: FormState
  onPol(code: string | undefined): void
  onPod(code: string | undefined): void
}

function Ports({ form, pol, pod, onPol, onPod }: PortsProps) {
  const { t } = useTranslation('prices')
  const [from, setFrom] = useState<Place | undefined>(pol === undefined ? undefined : portOf(pol))
  const [to, setTo] = useState<Place | undefined>(pod === undefined ? undefined : portOf(pod))
  const chooseFrom = (place: Place | undefined) => {
    setFrom(place)
    onPol(place?.code)
  }
  const chooseTo = (place: Place | undefined) => {
    setTo(place)
    onPod(place?.code)
  }
  const swap = () => {
    chooseFrom(to)
    chooseTo(from)
  }
  const help = t('form.placeHelp')
  return (
    <div className={styles.ports}>
      <PlaceField
        form={form}
        name="pol"
        label={t('form.pol')}
        help={help}
        find={findPort}
        chosen={from}
        onChosen={chooseFrom}
      />
      <div className={styles.swap}>
        <Button isSquare aria-label={t('form.swap')} title={t('form.swap')} onClick={swap}>
          <Icon name="arrow" size={18} />
          <Icon name="arrow" size={18} />
        </Button>
      </div>
      <PlaceField
        form={form}
        name="pod"
        label={t('form.pod')}
        help={help}
        find={findDestination}
        chosen={to}
        onChosen={chooseTo}
      />
    </div>
  )
}
