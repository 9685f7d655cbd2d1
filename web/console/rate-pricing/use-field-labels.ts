import { schemaAt } from '#contract/pricing-schema.ts'
import type { RateField } from '#domain/rates/fields.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { type CodedName, textOf } from './coded-name.tsx'
import { rowKeys } from './field-arrays.ts'
import { nameOf, type Path } from './fields.ts'
import { useContainerName, useFeeName, usePlaceName } from './use-names.ts'

const unitKey = (unit: string) => `ratesAdmin:per.${unit}` as 'ratesAdmin:per.container'

/** Separates the parts of a label. */
export const between = ' · '

/** The name of one part of a path: a field, a place or a container type. */
function usePartName(): (part: string) => CodedName {
  const translator = useTranslator()
  const placeName = usePlaceName()
  const containerName = useContainerName()
  return (part) => {
    const known = translator.find(`ratesAdmin:segments.${part}`)
    if (known !== undefined) return { name: known }
    const place = placeName(part)
    return place.code === undefined ? containerName(part) : place
  }
}

/** Labels of fields by path, such as `Local charges · Terminal handling, per container · 20GP`. */
export function useFieldLabels(kind: RateKind, fields: readonly RateField[]) {
  const translator = useTranslator()
  const { t } = useTranslation('ratesAdmin')
  const feeName = useFeeName()
  const partName = usePartName()
  const texts = new Map(fields.map(({ path, text }) => [nameOf(path), text]))
  const textIn = (path: Path, name: string) => texts.get(nameOf([...path, name])) || undefined
  const numberOf = (row: Path) => {
    const index = rowKeys(fields, row.slice(0, -1)).indexOf(row.at(-1) ?? '')
    return index < 0 ? Number(row.at(-1)) + 1 : index + 1
  }
  const rowTitle = (row: Path): CodedName => {
    const array = row.at(-2) ?? ''
    return schemaAt(kind, row.slice(0, -1))?.type === 'list'
      ? { name: t(`rows.${array}.one` as 'rows.steps.one', { number: numberOf(row) }) }
      : partName(row.at(-1) ?? '')
  }
  const label = (path: Path): CodedName => {
    const [fee, unit] = [textIn(path, 'fee'), textIn(path, 'per')]
    const isListRow = schemaAt(kind, path.slice(0, -1))?.type === 'list'
    const own = isListRow && fee !== undefined ? { name: feeName(fee) } : rowTitle(path)
    if (unit === undefined) return own
    return { name: t('rows.named', { name: textOf(own), per: translator.translate(unitKey(unit)) }) }
  }
  /** `price` is left out before a container type or size. */
  const labels = (path: Path): readonly CodedName[] =>
    path.flatMap((part, index) =>
      part === 'price' && index < path.length - 1 ? [] : [label(path.slice(0, index + 1))],
    )
  return {
    rowTitle,
    labels,
    partText: (part: string) => textOf(partName(part)),
    labelText: (path: Path) => labels(path).map(textOf).join(between),
  }
}
