import type { FormState } from '#web/components/forms/use-form.ts'
import styles from '#web/console/rates/rates.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { LeafField } from './leaf-field.tsx'
import { fieldName, groupsOf, type Leaf } from './leaves.ts'
import { openings } from './openings.data.ts'
import { optionalParts } from './parts.data.ts'
import { RowList } from './row-list.tsx'
import rows from './rows.module.css'
import { segmentOrder } from './segments.data.ts'
import { between, useLeafWords } from './use-leaf-words.ts'
import type { Sheet } from './use-sheet.ts'
import { textOf } from './word.tsx'

type TariffFieldsProps = { readonly form: FormState; readonly sheet: Sheet }

/** The parts of a sheet in the order in which it is read; one that has rows stands there without any, too. */
function groupsIn({ kind, leaves }: Sheet) {
  const groups = new Map(groupsOf(leaves).map(({ name, leaves: own }) => [name, own]))
  const open = openings[kind].map(({ path }) => path.split('.')[0] ?? '')
  return [...new Set([...groups.keys(), ...open])]
    .map((name) => ({ name, leaves: groups.get(name) ?? [] }))
    .toSorted((one, other) => segmentOrder.indexOf(one.name) - segmentOrder.indexOf(other.name))
}

const isSingle = ({ leaves }: { readonly leaves: readonly Leaf[] }) =>
  leaves.some(({ path }) => path.length === 1)

/** A form made from the sheet itself: every figure has a field, called by its way. */
export function TariffFields({ form, sheet }: TariffFieldsProps) {
  const { t } = useTranslation('ratesAdmin')
  const { segmentText } = useLeafWords(sheet.leaves)
  const groups = groupsIn(sheet)
  return (
    <>
      <fieldset className={styles.fieldset}>
        <legend>{t('form.figures')}</legend>
        <div className={styles.fields}>
          {groups
            .filter(isSingle)
            .flatMap(({ leaves }) => leaves)
            .map((leaf) => (
              <LeafField
                key={fieldName(leaf.path)}
                form={form}
                sheet={sheet}
                leaf={leaf}
                label={segmentText(leaf.path[0] ?? '')}
              />
            ))}
        </div>
      </fieldset>
      {groups
        .filter((group) => !isSingle(group))
        .map(({ name, leaves }) => (
          <Group key={name} form={form} sheet={sheet} name={name} leaves={leaves} />
        ))}
    </>
  )
}

type GroupProps = TariffFieldsProps & { readonly name: string; readonly leaves: readonly Leaf[] }

function Group({ form, sheet, name, leaves }: GroupProps) {
  const { t } = useTranslation('ratesAdmin')
  const { words, segmentText } = useLeafWords(sheet.leaves)
  const parts = openings[sheet.kind]
    .map((opening) => ({ opening, part: opening.path.split('.') }))
    .filter(({ part }) => part[0] === name && !part.includes('*'))
  const isInRow = ({ path }: Leaf) =>
    parts.some(({ part }) => part.every((step, at) => path[at] === step) && path.length > part.length)
  const plain = leaves.filter((leaf) => !isInRow(leaf))
  const labelOf = ({ path }: Leaf) => words(path).slice(1).map(textOf).join(between)
  return (
    <fieldset className={styles.fieldset}>
      <legend>{segmentText(name)}</legend>
      {optionalParts[sheet.kind].includes(name) && <p className={rows.note}>{t('form.emptyIsOut')}</p>}
      <div className={styles.fields}>
        {plain.map((leaf) => (
          <LeafField key={fieldName(leaf.path)} form={form} sheet={sheet} leaf={leaf} label={labelOf(leaf)} />
        ))}
      </div>
      {parts.map(({ opening, part }) => (
        <RowList key={opening.path} form={form} sheet={sheet} opening={opening} part={part} />
      ))}
    </fieldset>
  )
}
