import { useState } from 'react'
import type { FormState } from '#web/components/forms/use-form.ts'
import { PlaceField } from '#web/components/quotes/place-field.tsx'
import { findPort, type Place } from '#web/components/quotes/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { SelectField } from '#web/ui/select-field.tsx'
import { keysOf } from './choices.ts'
import { portOfSheet } from './leaf-field.tsx'
import type { MapOpening, Opening } from './openings.data.ts'
import rows from './rows.module.css'
import { useLeafWords } from './use-leaf-words.ts'
import { useOwnPlaces } from './use-own-places.ts'
import type { Sheet } from './use-sheet.ts'

type AdderProps<O extends Opening = Opening> = {
  readonly form: FormState
  readonly sheet: Sheet
  readonly opening: O
  readonly part: readonly string[]
}

/** How a row is added: by a press, or by what it is to be called first. */
export function RowAdder({ opening, ...props }: AdderProps) {
  const { t } = useTranslation('ratesAdmin')
  const { sheet, part } = props
  if (sheet.keysOf(part).length >= opening.most && !('keys' in opening))
    return <p className={rows.note}>{t('rows.most', { count: opening.most })}</p>
  if (!('keys' in opening))
    return (
      <p>
        <button className={button.small} type="button" onClick={() => sheet.add(part)}>
          {t(`rows.${opening.name}.add`)}
        </button>
      </p>
    )
  if (opening.keys === 'port') return <PortAdder opening={opening} {...props} />
  return <KeyAdder opening={opening} {...props} />
}

function KeyAdder({ form, sheet, opening, part }: AdderProps<MapOpening>) {
  const { t } = useTranslation('ratesAdmin')
  const places = useOwnPlaces()
  const { segmentText } = useLeafWords([])
  const [key, setKey] = useState('')
  if (opening.keys === 'port') return null
  const there = sheet.keysOf(part)
  const others = keysOf(opening.keys, portOfSheet(form, sheet), places).filter((one) => !there.includes(one))
  if (others.length === 0) return <AllThere opening={opening} />
  const chosen = others.find((one) => one === key)
  return (
    <div className={rows.adder}>
      {/* Chosen anew once its row is there. */}
      <SelectField
        key={there.join()}
        name={`adding.${part.join('.')}`}
        label={t(`rows.${opening.name}.key`)}
        placeholder={t('form.choose')}
        choices={others.map((value) => ({ value, label: segmentText(value) }))}
        onChosen={setKey}
      />
      <AddButton
        opening={opening}
        isReady={chosen !== undefined}
        onAdd={() => chosen && sheet.add(part, chosen)}
      />
    </div>
  )
}

/** Of places it is not plain to see that they are all there. */
function AllThere({ opening: { name } }: { opening: MapOpening }) {
  const { t } = useTranslation('ratesAdmin')
  if (name !== 'inspection' && name !== 'depotLift') return null
  return <p className={rows.note}>{t(`rows.${name}.allThere`)}</p>
}

/** There are too many ports for a list: they are looked for. */
function PortAdder({ form, sheet, opening, part }: AdderProps<MapOpening>) {
  const { t } = useTranslation('ratesAdmin')
  const [place, setPlace] = useState<Place>()
  const isThere = place !== undefined && sheet.keysOf(part).includes(place.code)
  const add = () => {
    if (!place || isThere) return
    sheet.add(part, place.code)
    setPlace(undefined)
  }
  return (
    <div className={rows.adder}>
      <PlaceField
        form={form}
        name={`adding.${part.join('.')}`}
        label={t(`rows.${opening.name}.key`)}
        help={isThere ? t('rows.isThere') : undefined}
        find={findPort}
        chosen={place}
        onChosen={setPlace}
      />
      <AddButton opening={opening} isReady={place !== undefined && !isThere} onAdd={add} />
    </div>
  )
}

type AddButtonProps = { readonly opening: MapOpening; readonly isReady: boolean; onAdd(): void }

function AddButton({ opening, isReady, onAdd }: AddButtonProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <button className={button.small} type="button" disabled={!isReady} onClick={onAdd}>
      {t(`rows.${opening.name}.add`)}
    </button>
  )
}
