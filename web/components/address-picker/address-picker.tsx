import { useCallback } from 'react'
import type { AddressView } from '#contract/addresses.ts'
import type { AddressKind } from '#domain/addresses/address-entry.ts'
import { call } from '#web/client/call.ts'
import { useComboboxLabels } from '#web/components/places/use-combobox-labels.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Combobox } from '#web/ui/combobox/combobox.tsx'
import type { ComboboxOption } from '#web/ui/combobox/use-options.ts'
import type { FieldTexts } from '#web/ui/field-frame.tsx'

type AddressOption = ComboboxOption & { readonly entry: AddressView }

type AddressPickerProps = FieldTexts & {
  /** For a form, which gets the id of the entry. */
  readonly name?: string
  readonly kinds: readonly AddressKind[]
  readonly chosen: AddressView | undefined
  onChosen(entry: AddressView | undefined): void
}

const searchDelayMs = 250

const nameOf = ({ label, name }: AddressView) => (label === '' ? name : `${label} · ${name}`)

/** An entry of the company's address book, found by short name, name, contact or address; default ones come first. */
export function AddressPicker({ kinds, chosen, onChosen, ...field }: AddressPickerProps) {
  const { t } = useTranslation('addresses')
  const labels = useComboboxLabels()
  const isTitle = kinds.every((kind) => kind === 'invoice')
  const none = (text: string) => {
    if (text.trim() === '') return t(isTitle ? 'picker.addFirstTitle' : 'picker.addFirst')
    return t(isTitle ? 'picker.noTitle' : 'picker.none')
  }
  const names = kinds.join(',')
  const optionOf = useCallback(
    (entry: AddressView): AddressOption => ({
      value: entry.id,
      label: nameOf(entry),
      detail: [entry.contact, entry.address].filter(Boolean).join(' · '),
      ...(names.includes(',') && { code: t(`kinds.${entry.kind}`) }),
      entry,
    }),
    [names, t],
  )
  const search = useCallback(
    async (text: string) => {
      const typed = text.trim()
      const query = { kinds: names, ...(typed && { search: typed }) }
      const result = await call('GET /api/addresses/entries', { query }, { hidesOfflineToast: true })
      if (!result.ok) throw new Error(`The search for addresses failed: ${result.refusal}`)
      return result.value.entries.map(optionOf)
    },
    [names, optionOf],
  )
  return (
    <Combobox<AddressOption>
      {...field}
      placeholder={t('picker.placeholder')}
      labels={{ ...labels, none }}
      delayMs={searchDelayMs}
      search={search}
      value={chosen && optionOf(chosen)}
      onChange={(option) => onChosen(option?.entry)}
    />
  )
}
