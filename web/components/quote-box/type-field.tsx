import type { HomePort } from '#domain/places/home-ports.ts'
import { defaultContainers } from '#domain/quotes/query/query-defaults.ts'
import { containerTypes } from '#domain/values/container-types.data.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import type { LateFields } from './use-late-fields.ts'
import { useTypesOnRequest } from './use-types-on-request.ts'

type TypeFieldProps = {
  /** Of an added row; the first has none. */
  readonly row?: number
  readonly tab: 'ocean' | 'trucking'
  readonly port: HomePort
  readonly late: LateFields
  readonly saved: string | undefined
}

/** A type without a price at the port says so before the price is asked for. */
export function TypeField({ row, tab, port, late, saved = defaultContainers.type }: TypeFieldProps) {
  const { t } = useTranslation('home')
  const onRequest = useTypesOnRequest(late, `${tab}Types`, port)
  return (
    <SelectField
      name={`type${row ?? ''}`}
      label={row === undefined ? t('quoteBox.type') : t('quoteBox.typeOf', { row })}
      defaultValue={saved}
      choices={Object.keys(containerTypes).map((type) => ({
        value: type,
        label: onRequest.some((one) => one === type) ? t('quoteBox.onRequest', { type }) : type,
      }))}
    />
  )
}
