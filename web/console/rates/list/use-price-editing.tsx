import { useMemo, useState } from 'react'
import type { RateListRow } from '#contract/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { useQueryUser } from '#web/client/query/query-client.tsx'
import {
  draftKey,
  dropDraft,
  readDraft,
  type StoredDraft,
  writeDraft,
} from '#web/components/drafts/draft-storage.ts'
import { useUnsaved } from '#web/components/drafts/unsaved.ts'
import styles from '#web/console/rates/rates.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { countTyped, type TypedPrices, withPrice } from './typed-prices.ts'

const nothing: TypedPrices = {}

const pricesField = 'prices'

/** What was typed in the list of a kind before; the prices themselves are checked with the preview. */
function typedBefore(draft: StoredDraft | undefined): TypedPrices {
  try {
    const typed: unknown = JSON.parse(draft?.values[pricesField] ?? 'null')
    return typeof typed === 'object' && typed !== null ? (typed as TypedPrices) : nothing
  } catch {
    return nothing
  }
}

function storePrices(key: string, typed: TypedPrices): void {
  const values = { [pricesField]: JSON.stringify(typed) }
  if (countTyped(typed) === 0) dropDraft(key)
  else writeDraft(key, { savedAt: new Date().toISOString(), basis: null, start: {}, values })
}

/** Collects the prices that are typed in the list; they stay while other pages of it are shown, and in this browser. */
export function usePriceEditing(kind: RateKind) {
  const key = draftKey(useQueryUser(), `prices-${kind}`)
  const [restored, setRestored] = useState(() => readDraft(key))
  const [typed, setTyped] = useState(() => typedBefore(restored))
  const [isOn, setOn] = useState(restored !== undefined)
  useUnsaved(countTyped(typed) > 0)
  const context = useMemo(
    () => ({
      typed,
      put: ({ rateId, prices }: RateListRow, type: ContainerType, price: string | null) => {
        const next = withPrice(typed, { rateId, type, stored: prices?.[type] }, price)
        setTyped(next)
        storePrices(key, next)
      },
    }),
    [typed, key],
  )
  const discard = () => {
    setRestored(undefined)
    setTyped(nothing)
    dropDraft(key)
  }
  return {
    context: isOn ? context : undefined,
    typed,
    discard,
    restoredAt: restored?.savedAt,
    isOn,
    toggle: () => setOn(!isOn),
  }
}

type EditPricesProps = Pick<ReturnType<typeof usePriceEditing>, 'isOn' | 'toggle'>

export function EditPrices({ isOn, toggle }: EditPricesProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <span className={styles.wide}>
      <Button aria-pressed={isOn} variant={isOn ? 'primary' : 'secondary'} onClick={toggle}>
        {t(isOn ? 'sheet.stop' : 'sheet.start')}
      </Button>
    </span>
  )
}
