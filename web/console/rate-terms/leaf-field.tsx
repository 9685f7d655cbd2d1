import type { ReactNode } from 'react'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { Choice } from '#web/ui/select-field.tsx'
import { choicesOf, isFigure } from './choices.ts'
import { CountriesField } from './countries-field.tsx'
import { fieldName, type Leaf } from './leaves.ts'
import { optionalParts } from './parts.data.ts'
import { codesAt } from './place-names.ts'
import rows from './rows.module.css'
import { shapes } from './shapes.data.ts'
import { useOwnPlaces } from './use-own-places.ts'
import type { Sheet } from './use-sheet.ts'
import { useValueWords } from './use-words.ts'
import { textOf } from './word.tsx'

/** A word the lists do not know stays to be chosen while it stands in the rate. */
export const withSaved = (codes: readonly string[], saved: string | undefined): readonly string[] =>
  !saved || codes.includes(saved) ? codes : [...codes, saved]

/** The port a sheet holds for, as it is chosen just now. */
export const portOfSheet = (form: FormState, { leaves }: Sheet): string =>
  form.given[fieldName(['port'])] ?? leaves.find(({ path }) => path.join('.') === 'port')?.text ?? ''

const ownPlaces = { depot: 'depots', warehouse: 'warehouses' } as const
const isOwnPlace = (name: string): name is keyof typeof ownPlaces => Object.hasOwn(ownPlaces, name)

/** Depots and warehouses are chosen among those at the port; where they are not told, their code is typed. */
function useCodes(form: FormState, sheet: Sheet) {
  const places = useOwnPlaces()
  return ({ path }: Leaf): readonly string[] | undefined => {
    const name = path.at(-1) ?? ''
    if (!isOwnPlace(name)) return choicesOf(path)
    return places.status === 'failed' ? undefined : codesAt(places[ownPlaces[name]], portOfSheet(form, sheet))
  }
}

/** One that is no part of a group, of which all is said at once. */
const isOptionalFigure = ({ kind }: Sheet, { path: [name = '', ...rest] }: Leaf) =>
  rest.length === 0 && optionalParts[kind].includes(name)

type LeafFieldProps = {
  readonly form: FormState
  readonly sheet: Sheet
  readonly leaf: Leaf
  readonly label: string
  readonly end?: ReactNode
}

/** The field of one figure or word of a sheet, called by its way. */
export function LeafField({ form, sheet, leaf, label, end }: LeafFieldProps) {
  const { t } = useTranslation('ratesAdmin')
  const valueWords = useValueWords()
  const codes = useCodes(form, sheet)(leaf)
  const { path, text } = leaf
  const name = path.at(-1) ?? ''
  const shared = { form, name: fieldName(path), label, defaultValue: text }
  if (name === 'countries') return <CountriesField {...shared} />
  if (!codes) {
    const help = isOptionalFigure(sheet, leaf) ? t('form.mayBeEmpty') : undefined
    const inputMode = isFigure(path) ? 'decimal' : undefined
    return <Field {...shared} autoComplete="off" inputMode={inputMode} help={help} end={end} />
  }
  const choices = withSaved(codes, text).map(
    (value): Choice => ({ value, label: valueWords(path, value).map(textOf).join() }),
  )
  const field = (
    <ChoiceField
      {...shared}
      placeholder={t(name === 'terms' ? 'form.asFreight' : name === 'rule' ? 'form.none' : 'form.choose')}
      choices={choices}
      onChosen={shapes[name] && ((chosen) => sheet.reshape(path, chosen))}
    />
  )
  return isOwnPlace(name) || name === 'fee' ? <div className={rows.wide}>{field}</div> : field
}
