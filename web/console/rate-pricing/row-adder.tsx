import { useState } from 'react'
import { ports } from '#domain/places/ports.data.ts'
import { OptionCombobox } from '#web/console/shared/option-combobox.tsx'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { newKeys } from './choices.ts'
import { arrayAt, messageName } from './field-arrays.ts'
import type { Path } from './fields.ts'
import { type InForm, useChoiceContext } from './pricing-field.tsx'
import styles from './rate-pricing.module.css'
import { useFieldLabels } from './use-field-labels.ts'

type RowAdderProps = InForm & { readonly array: Path }

/** A list gets a row by a button; a map needs the code of the new row first. */
export function RowAdder(props: RowAdderProps) {
  const { t } = useTranslation('ratesAdmin')
  const { arrays, array } = props
  const context = useChoiceContext(props)
  const schema = arrayAt(arrays.kind, array)
  if (!schema) return null
  if (schema.type === 'list')
    return arrays.keysAt(array).length >= schema.max ? (
      <p className={styles.note}>{t('rows.most', { count: schema.max })}</p>
    ) : (
      <p>
        <AddButton array={array} onAdd={() => arrays.add(array)} />
      </p>
    )
  const codes = newKeys(schema, array, context)
  return codes ? <CodeAdder {...props} codes={codes} /> : <PortAdder {...props} />
}

const rowMessage = (array: Path, name: string) => `rows.${messageName(array)}.${name}`

function CodeAdder({ arrays, array, codes }: RowAdderProps & { readonly codes: readonly string[] }) {
  const { t } = useTranslation('ratesAdmin')
  const translator = useTranslator()
  const { partText } = useFieldLabels(arrays.kind, [])
  const [code, setCode] = useState('')
  const used = arrays.keysAt(array)
  const unused = codes.filter((one) => !used.includes(one))
  const allThere = translator.find(`ratesAdmin:${rowMessage(array, 'allThere')}`)
  if (unused.length === 0) return allThere ? <p className={styles.note}>{allThere}</p> : null
  const isReady = unused.includes(code)
  return (
    <div className={styles.adder}>
      {/* A new key clears the selection after the row was added. */}
      <SelectField
        key={used.join()}
        name={`adding.${array.join('.')}`}
        label={t(rowMessage(array, 'key') as 'rows.inspection.key')}
        placeholder={t('form.choose')}
        choices={unused.map((value) => ({ value, label: partText(value) }))}
        onChosen={setCode}
      />
      <AddButton array={array} isDisabled={!isReady} onAdd={() => arrays.add(array, code)} />
    </div>
  )
}

const portOptions = ports.map(({ code, name, pinyin }) => ({ value: code, name, pinyin }))

/** Staff search for a port: there are too many for a list. */
function PortAdder({ arrays, array }: RowAdderProps) {
  const { t } = useTranslation('ratesAdmin')
  const [code, setCode] = useState('')
  const used = arrays.keysAt(array)
  const isUsed = used.includes(code)
  const add = () => {
    arrays.add(array, code)
    setCode('')
  }
  return (
    <div className={styles.adder}>
      {/* A new key clears the selection after the row was added. */}
      <OptionCombobox
        key={used.join()}
        name={`adding.${array.join('.')}`}
        label={t(rowMessage(array, 'key') as 'rows.destinationServices.key')}
        help={isUsed ? t('rows.isThere') : undefined}
        options={portOptions}
        onSelect={setCode}
      />
      <AddButton array={array} isDisabled={code === '' || isUsed} onAdd={add} />
    </div>
  )
}

type AddButtonProps = { readonly array: Path; readonly isDisabled?: boolean; onAdd(): void }

function AddButton({ array, isDisabled = false, onAdd }: AddButtonProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <Button isCompact disabled={isDisabled} onClick={onAdd}>
      {t(rowMessage(array, 'add') as 'rows.steps.add')}
    </Button>
  )
}
