import { useCallback, useState } from 'react'
import type { OrderSailing } from '#contract/order-sailings.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { call } from '#web/client/call.ts'
import { HiddenValue } from '#web/components/forms/hidden-value.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { FieldRemarks } from '#web/components/orders/field-remarks.tsx'
import { useComboboxLabels } from '#web/components/places/use-combobox-labels.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useRemarksAt } from '#web/services/orders/field-remarks-context.ts'
import styles from '#web/services/orders/orders.module.css'
import { Combobox } from '#web/ui/combobox/combobox.tsx'
import type { ComboboxOption } from '#web/ui/combobox/use-options.ts'
import { type PickedSailing, pickedIn, sailingSearch } from './picked-sailing.ts'

type SailingOption = ComboboxOption & { readonly picked: PickedSailing }

type SailingPickerProps = {
  readonly form: FormState
  /** Whether the order asks for the day of departure. */
  readonly hasDay: boolean
  readonly start: FormValues
  readonly quote: string
  readonly isPortOnly: boolean
}

const searchDelayMs = 250

/** What a ship looks like in the list and, once picked, in the field. */
function useSailingOption() {
  const { t } = useTranslation('orderForm')
  const language = useLanguage()
  const names = useNames()
  const labelOf = useCallback(
    ({ vessel, voyage, etd }: PickedSailing): string => {
      const ship = `${vessel} / ${voyage}`
      return etd ? t('sailing.shipOn', { ship, day: formatDay(etd, language, 'date') }) : ship
    },
    [t, language],
  )
  return {
    labelOf,
    optionOf: useCallback(
      ({ code, carrier, vessel, voyage, terminal, departsOn }: OrderSailing): SailingOption => {
        const detail = `${names.carrier(carrier)} · ${names.place(terminal)}`
        const day = formatDay(departsOn, language, 'date')
        const picked = { vessel, voyage, etd: departsOn }
        return { value: code, label: `${vessel} / ${voyage}`, detail, code: day, picked }
      },
      [names, language],
    ),
  }
}

/** A sailing found by vessel, voyage or day; it fills in the fields of the ship. */
export function SailingPicker({ form, hasDay, start, quote, isPortOnly }: SailingPickerProps) {
  const { t } = useTranslation('orderForm')
  const labels = useComboboxLabels()
  const { labelOf, optionOf } = useSailingOption()
  const [picked, setPicked] = useState(() => pickedIn(start))
  const label = t('sailing.ship')
  const problem = useProblem(form)('vessel', label)
  const remarksAt = useRemarksAt()
  const remarks = ['vessel', 'voyage', ...(hasDay ? ['etd'] : [])].flatMap(remarksAt)
  const search = useCallback(
    async (text: string) => {
      const query = { quote, ...sailingSearch(text) }
      const result = await call('GET /api/orders/sailings', { query }, { hidesOfflineToast: true })
      if (!result.ok) throw new Error(`The search for sailings failed: ${result.refusal}`)
      return result.value.sailings.map(optionOf)
    },
    [quote, optionOf],
  )
  return (
    <div className={styles.sailing}>
      <Combobox<SailingOption>
        name="vessel"
        label={label}
        help={
          <>
            <FieldRemarks remarks={remarks} />
            {t(isPortOnly ? 'sailing.helpPort' : 'sailing.help')}
          </>
        }
        problem={problem}
        placeholder={t('sailing.placeholder')}
        labels={{ ...labels, none: () => t('sailing.none') }}
        delayMs={searchDelayMs}
        search={search}
        value={picked && { value: `${picked.vessel} ${picked.voyage}`, label: labelOf(picked), picked }}
        onChange={(option) => setPicked(option?.picked)}
      />
      {/* After the picker, which sends the code of the option: of two fields with one name the last one counts. */}
      <HiddenValue name="vessel" text={picked?.vessel ?? ''} />
      <HiddenValue name="voyage" text={picked?.voyage ?? ''} />
      {hasDay && <HiddenValue name="etd" text={picked?.etd ?? ''} />}
    </div>
  )
}
